import { Injectable } from '@nestjs/common';

import { TagEviction } from '../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../platform/tagged-cache/tagged-cache.js';
import { storeTag } from '../stores/index.js';
import type { AnswerKey } from './answer-key.http.js';
import { tagsOf } from './answer-tags.js';
import { bytesOf, packed, type PackedAnswer } from './packed-answer.js';

/** In bytes: answers of which a catalogue has only so many, and those of which there is no end. */
const limits = { catalogue: 32 * 1024 * 1024, endless: 8 * 1024 * 1024 };
/** In memory, what an answer and each of its tags take beside its bytes. */
const entryBytes = 512;
const tagBytes = 128;

type AnswerStore = TaggedCache<PackedAnswer>;

/**
 * Answers of calls that are the same for everybody, as bytes, until something that they were made of
 * changes. What anybody can ask for without end, words and filters, has a share of its own: it pushes out
 * only what is of its kind.
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

  /** Makes an answer, once for all who ask for it at the same time. */
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
