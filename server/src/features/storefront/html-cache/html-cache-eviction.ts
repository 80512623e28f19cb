import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { EventLog } from '../../../platform/event-log/event-log.js';
import { FanOut } from '../../../platform/event-log/subscriptions/fan-out.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { TaggedCache } from '../../../platform/tagged-cache/tagged-cache.js';
import { TouchedTags } from './html-cache-events.js';
import { tagIn } from './html-cache-tags.js';
import { ContentCache } from '../cache/content-cache.js';

/**
 * Evicts the pages and their contents that an event changes: of a commit of this process before its
 * writer is answered, of those of other processes when they are told here, within a second.
 */
@Injectable()
export class HtmlCacheEviction implements OnModuleInit, OnModuleDestroy {
  private readonly touched = new TouchedTags();
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly log: EventLog,
    private readonly fanOut: FanOut,
    private readonly cache: TaggedCache<unknown>,
    private readonly contents: ContentCache,
  ) {}

  onModuleInit(): void {
    this.stops.push(
      this.log.subscribe((events) => this.evict(events)),
      // After the store directory, which pages are rendered from, has been told.
      this.fanOut.listen((recorded) => this.evict([recorded])),
    );
  }

  onModuleDestroy(): void {
    for (const stop of this.stops) stop();
  }

  private evict(events: readonly Recorded[]): void {
    const tags = events.flatMap((recorded) =>
      this.touched.by(recorded).map((tag) => tagIn(recorded.division, tag)),
    );
    if (tags.length === 0) return;
    this.contents.evict(tags);
    this.cache.evict(tags);
  }
}
