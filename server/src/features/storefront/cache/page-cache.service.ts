import { Injectable } from '@nestjs/common';

import { TagEviction } from '../../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../../platform/tagged-cache/tagged-cache.js';
import { storeTag } from '../../stores/index.js';
import type { SharedKey } from '../request/shop-address.http.js';
import { packed, type PackedPage, type SharedHtml } from './packed-page.js';

/** In bytes: about three thousand compressed pages. */
export const htmlCacheLimit = 64 * 1024 * 1024;

/** A rendered page with its tags; not cached without tags. */
export interface FreshPage {
  readonly html: SharedHtml;
  readonly tags: readonly string[] | undefined;
}

/** Cache of shared pages by key. */
@Injectable()
export class PageCache {
  constructor(
    private readonly cache: TaggedCache<PackedPage | undefined>,
    eviction: TagEviction,
  ) {
    eviction.register(cache);
  }

  /** Returns the first cached page of these keys. */
  find(keys: readonly SharedKey[]): PackedPage | undefined {
    for (const key of keys) {
      const page = this.cache.get(key);
      if (page !== undefined) return page;
    }
    return undefined;
  }

  /** Renders a page once for all concurrent requests; undefined if there is no such page. */
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
}
