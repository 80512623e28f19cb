import { Injectable } from '@nestjs/common';

import { TagEviction } from '../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../platform/tagged-cache/tagged-cache.js';
import { storeTag } from '../stores/index.js';
import type { AnswerKey } from './answer-key.http.js';
import { tagsOf } from './answer-tags.js';
import { bytesOf, packed, type PackedAnswer } from './packed-answer.js';

/** Cache sizes in bytes, for calls without and with query parameters. */
const limits = { catalogue: 32 * 1024 * 1024, endless: 8 * 1024 * 1024 };
/** Estimated memory overhead of an entry and of each of its tags, in bytes. */
const entryBytes = 512;
const tagBytes = 128;

type AnswerStore = TaggedCache<PackedAnswer>;

/**
 * Caches serialised answers that are the same for all visitors, until data they were built from
 * changes. Calls with query parameters have a separate cache: their number is unlimited, so they
 * may evict only each other.
 */
@Injectable()
export class AnswerCache {
  private readonly catalogue: AnswerStore = new TaggedCache(limits.catalogue);
  private readonly endless: AnswerStore = new TaggedCache(limits.endless);

  constructor(eviction: TagEviction) {
    eviction.register(this.catalogue);
    eviction.register(this.endless);
  }

  find(key: AnswerKey): PackedAnswer | undefined {
    return this.storeOf(key).get(key.text);
  }

  /** Builds an answer once for all concurrent callers. */
  make(key: AnswerKey, answer: () => Promise<object>): Promise<PackedAnswer> {
    return this.storeOf(key).render(key.text, key.division, async () => {
      const made = await answer();
      const page = packed(made);
      const own = tagsOf(made);
      const tags = own && [storeTag, ...new Set(own)];
      const bytes =
        bytesOf(page) + 2 * key.text.length + entryBytes + (own?.length ?? 0) * tagBytes;
      return { page, bytes, tags };
    });
  }

  private storeOf({ isEndless }: AnswerKey): AnswerStore {
    return isEndless ? this.endless : this.catalogue;
  }
}
