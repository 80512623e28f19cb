import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ShopRequestHook } from '../request/shop-request.hook.js';
import { PageCache } from './page-cache.service.js';
import type { PackedPage } from './packed-page.js';
import { sendPacked } from './send-page.http.js';

/**
 * Serves cached pages before any controller runs. Requests with an account or favourites, and
 * requests to a shop that is not open, have no key and get a separate page. The size of a basket is
 * not known here; `CountedPages` handles it (decision 0049).
 */
@Injectable()
export class PageCacheHook implements OnModuleInit {
  constructor(
    private readonly hook: ShopRequestHook,
    private readonly cache: PageCache,
  ) {}

  onModuleInit(): void {
    this.hook.add((request, reply, done) => {
      const page = this.lookUp(request, reply);
      if (page === undefined) done();
      else sendPacked(request, reply, page).catch(done);
    });
  }

  private lookUp({ shop }: FastifyRequest, reply: FastifyReply): PackedPage | undefined {
    if (shop === undefined) return undefined;
    const page = this.cache.find(shop.pageKeys);
    const outcome = page === undefined ? 'miss' : 'hit';
    reply.header('x-cache', shop.pageKeys.length === 0 ? 'bypass' : outcome);
    return page;
  }
}
