import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { TagEviction } from '../../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../../platform/tagged-cache/tagged-cache.js';
import { storeTag } from '../../stores/index.js';
import type { SharedKey } from '../request/shop-address.http.js';
import { ShopRequestHook } from '../request/shop-request.hook.js';
import { packed, sendPacked, type PackedPage, type SharedHtml } from './send-page.http.js';

/** In bytes: about three thousand pages, compressed. */
export const htmlCacheLimit = 64 * 1024 * 1024;

/** A page that was just rendered, and what it was made of; undefined where it is not to be kept. */
export interface FreshPage {
  readonly html: SharedHtml;
  readonly tags: readonly string[] | undefined;
}

/**
 * The pages that are the same for everybody, answered from memory before any controller is asked.
 * Who has an account, a basket or favourites, and who comes to a shop that is not open to everybody,
 * gets a page of their own: such a request has no key.
 */
@Injectable()
export class PageCache implements OnModuleInit {
  constructor(
    private readonly hook: ShopRequestHook,
    private readonly cache: TaggedCache<PackedPage | undefined>,
    eviction: TagEviction,
  ) {
    eviction.register(cache);
  }

  onModuleInit(): void {
    this.hook.add((request, reply, done) => {
      const page = this.lookUp(request, reply);
      if (page === undefined) done();
      else sendPacked(request, reply, page).catch(done);
    });
  }

  /** Renders a page, once for all who ask for it at the same time; undefined where nobody makes one. */
  render(
    key: SharedKey,
    division: number,
    make: () => Promise<FreshPage | undefined>,
  ): Promise<PackedPage | undefined> {
    return this.cache.render(key, division, async () => {
      const fresh = await make();
      if (fresh === undefined) return { page: undefined, bytes: 0, tags: undefined };
      const page = packed(fresh.html);
      const tags = fresh.tags && [storeTag, ...fresh.tags];
      return { page, bytes: page.bytes, tags };
    });
  }

  private lookUp({ shop }: FastifyRequest, reply: FastifyReply): PackedPage | undefined {
    if (shop === undefined) return undefined;
    const page = this.found(shop.pageKeys);
    const outcome = page === undefined ? 'miss' : 'hit';
    reply.header('x-cache', shop.pageKeys.length === 0 ? 'bypass' : outcome);
    return page;
  }

  private found(keys: readonly SharedKey[]): PackedPage | undefined {
    for (const key of keys) {
      const page = this.cache.get(key);
      if (page !== undefined) return page;
    }
    return undefined;
  }
}
