import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { EventLog } from '../event-log/event-log.js';
import type { Recorded } from '../event-log/model/projection.js';
import { EventLogRegistry } from '../event-log/model/registry.js';
import type { TagTable } from '../event-log/model/tag-table.js';
import { FanOut } from '../event-log/subscriptions/fan-out.js';
import type { TaggedCache } from './tagged-cache.js';

/** Whatever pages it holds. */
type Evicted = Pick<TaggedCache<unknown>, 'evict'>;

/**
 * Evicts what an event changes, as the tables of the features say: of a commit of this process before its
 * writer is answered, of those of other processes when they are told here, within a second.
 */
@Injectable()
export class TagEviction implements OnModuleInit, OnModuleDestroy {
  private readonly caches: Evicted[] = [];
  private readonly stops: (() => void)[] = [];
  private tables: readonly TagTable[] = [];

  constructor(
    private readonly registry: EventLogRegistry,
    private readonly log: EventLog,
    private readonly fanOut: FanOut,
  ) {}

  register(cache: Evicted): void {
    this.caches.push(cache);
  }

  onModuleInit(): void {
    this.tables = this.registry.all('tags').flat();
    this.stops.push(
      this.log.subscribe((events) => {
        for (const recorded of events) this.evict(recorded);
      }),
      // After the broadcasts: pages are rendered from what directories have been told.
      this.fanOut.listen((recorded) => this.evict(recorded)),
    );
  }

  onModuleDestroy(): void {
    for (const stop of this.stops) stop();
  }

  private evict(recorded: Recorded): void {
    const tags = this.tables.flatMap(({ on }) => on[recorded.event.type]?.(recorded) ?? []);
    if (tags.length === 0) return;
    for (const cache of this.caches) cache.evict(recorded.division, tags);
  }
}
