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

/** How what an address shows is read. */
interface Reading<Of> {
  /** Asked without anybody in mind. */
  readonly read: () => Promise<Of | undefined>;
  /** Once nothing was read: the tags of what has to change before anything can be; undefined to ask each time. */
  readonly absence: () => readonly string[] | undefined;
}

/** In memory, of an address that shows nothing. */
const absentBytes = 64;

/**
 * What pages show, as it was read from the database, until something that it was made of changes: the
 * same page is rendered for every host and currency, and for everybody with a basket or favourites.
 * Who has an account gets what the database says now, whichever process wrote it.
 */
@Injectable()
export class ContentCache<Of extends Content = Content> extends TaggedCache<Of | null | undefined> {
  constructor(eviction: TagEviction) {
    super(memoryLimit);
    eviction.register(this);
  }

  /** What is shown, where that is known. */
  override get(key: string): Of | undefined {
    return super.get(key) ?? undefined;
  }

  /** The content of that name, asked for where it is not known; undefined where there is none. */
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

/** Nothing of what is not kept is counted. */
function bytesOf({ props }: Content, tags: readonly string[] | undefined): number {
  return tags === undefined ? 0 : JSON.stringify(props).length;
}
