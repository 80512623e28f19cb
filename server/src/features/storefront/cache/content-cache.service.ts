import { Injectable } from '@nestjs/common';

import { TagEviction } from '../../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../../platform/tagged-cache/tagged-cache.js';
import { storeTag } from '../../stores/index.js';
import type { SharedKey } from '../request/shop-address.http.js';

/** Limit in characters of JSON; each takes about four bytes as objects. */
const memoryLimit = 8 * 1024 * 1024;

/** Content of a page with the tags of its data; not cached without tags. */
interface Content {
  readonly props: object;
  readonly tags?: readonly string[];
}

/** Loader of the content of an address. */
interface Reading<Of> {
  /** Called without visitor data. */
  readonly read: () => Promise<Of | undefined>;
  /**
   * Called if `read` found nothing. Returns the tags that invalidate the absence; undefined to read
   * each time.
   */
  readonly absence: () => readonly string[] | undefined;
}

/** Estimated size of a cached absence. */
const absentBytes = 64;

/**
 * Caches the data of pages until it changes, independent of host and currency, and of visitors'
 * baskets and favourites. Signed-in visitors always get the current database state.
 */
@Injectable()
export class ContentCache<Of extends Content = Content> extends TaggedCache<Of | null | undefined> {
  constructor(eviction: TagEviction) {
    super(memoryLimit);
    eviction.register(this);
  }

  /** Returns the cached content; undefined if it is not cached. */
  override get(key: string): Of | undefined {
    return super.get(key) ?? undefined;
  }

  /** Returns the content, reading it if it is not cached; undefined if the address has none. */
  async of(
    key: SharedKey,
    division: number,
    { read, absence }: Reading<Of>,
  ): Promise<Of | undefined> {
    const cached = super.get(key);
    if (cached !== undefined) return cached ?? undefined;
    const content = await this.render(key, division, async () => {
      const page = (await read()) ?? null;
      const tags = page === null ? absence() : page.tags;
      const bytes = page === null ? absentBytes : bytesOf(page, tags);
      return { page, bytes, tags: tags && [storeTag, ...tags] };
    });
    return content ?? undefined;
  }
}

/** Uncached content has no size. */
function bytesOf({ props }: Content, tags: readonly string[] | undefined): number {
  return tags === undefined ? 0 : JSON.stringify(props).length;
}
