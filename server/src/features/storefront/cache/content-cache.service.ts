import { Injectable } from '@nestjs/common';

import { TagEviction } from '../../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../../platform/tagged-cache/tagged-cache.js';
import { storeTag } from '../../stores/index.js';
import type { SharedKey } from '../request/shop-address.http.js';

/** In characters of JSON, of which each takes about four bytes as objects. */
const memoryLimit = 8 * 1024 * 1024;

/** What a page shows, and the tags of what it was read from; without tags it is not kept. */
interface Content {
  readonly props: object;
  readonly tags?: readonly string[];
}

/**
 * What pages show, as it was read from the database, until something that it was made of changes: the
 * same page is rendered for every host and currency, and for everybody with a basket or favourites.
 * Who has an account gets what the database says now, whichever process wrote it.
 */
@Injectable()
export class ContentCache<Of extends Content = Content> extends TaggedCache<Of | undefined> {
  constructor(eviction: TagEviction) {
    super(memoryLimit);
    eviction.register(this);
  }

  /** The content of that name; `read` is asked where it is not known, without anybody in mind. */
  of(
    key: SharedKey,
    division: number,
    read: () => Promise<Of | undefined>,
  ): Promise<Of | undefined> {
    const known = this.get(key);
    if (known !== undefined) return Promise.resolve(known);
    return this.render(key, division, async () => {
      const page = await read();
      const tags = page?.tags && [storeTag, ...page.tags];
      return { page, bytes: tags === undefined ? 0 : JSON.stringify(page?.props).length, tags };
    });
  }
}
