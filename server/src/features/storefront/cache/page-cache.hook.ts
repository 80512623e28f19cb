import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ShopRequestHook } from '../request/shop-request.hook.js';
import { PageCache } from './page-cache.service.js';
import type { PackedPage } from './packed-page.js';
import { sendPacked } from './send-page.http.js';

/**
 * Answers from memory, before any controller is asked. Who has an account or favourites, and who comes to a
 * shop that is not open to everybody, gets a page of their own: such a request has no key. How much is in a
 * basket is not known here: for who has one `CountedPages` looks (0049).
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
