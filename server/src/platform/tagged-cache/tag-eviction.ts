import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { EventLog } from '../event-log/event-log.js';
import type { Recorded } from '../event-log/model/projection.js';
import { EventLogRegistry } from '../event-log/model/registry.js';
import type { TagTable } from '../event-log/model/tag-table.js';
import {
  ProjectionProgress,
  type ProjectionPlace,
} from '../event-log/projections/projection-progress.js';
import { FanOut } from '../event-log/subscriptions/fan-out.js';
import { DeferredEvictions } from './deferred-evictions.js';
import type { TaggedCache } from './tagged-cache.js';

/** A cache with any kind of pages. */
type Evicted = Pick<TaggedCache<unknown>, 'evict' | 'evictDivision'>;

/** Interval for polling the progress of projections that other processes may fold. */
const pollIntervalMs = 1_000;

/**
 * Evicts cache tags for events, as the features' tag tables define. Commits of this process evict
 * before the writer is answered; those of other processes follow within a second. Tags of async
 * projections are evicted once the projection has committed.
 */
@Injectable()
export class TagEviction implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('TagEviction');
  private readonly caches: Evicted[] = [];
  private readonly stops: (() => void)[] = [];
  private readonly deferred = new DeferredEvictions((division, tags) => {
    this.drop(division, tags);
  });
  private tables: readonly TagTable[] = [];
  private polling: Promise<void> | undefined;

  constructor(
    private readonly registry: EventLogRegistry,
    private readonly log: EventLog,
    private readonly fanOut: FanOut,
    private readonly progress: ProjectionProgress,
  ) {}

  register(cache: Evicted): void {
    this.caches.push(cache);
  }

  onModuleInit(): void {
    this.tables = this.registry.all('tags').flat();
    const timer = setInterval(() => {
      const pending = this.deferred.pending();
      if (pending.length > 0) this.polling ??= this.ask(pending);
    }, pollIntervalMs).unref();
    this.stops.push(
      () => {
        clearInterval(timer);
      },
      this.log.subscribe((events) => {
        for (const recorded of events) this.evict(recorded);
      }),
      // Runs after the broadcasts, because pages are rendered from directories that the broadcasts
      // update.
      this.fanOut.listen(
        (recorded) => {
          this.evict(recorded);
        },
        (division) => {
          for (const cache of this.caches) cache.evictDivision(division);
        },
      ),
      this.progress.onReached((reached) => {
        this.deferred.reached(reached);
      }),
    );
  }

  async onModuleDestroy(): Promise<void> {
    for (const stop of this.stops) stop();
    await this.polling;
  }

  private evict(recorded: Recorded): void {
    const now: string[] = [];
    for (const { on, after } of this.tables) {
      const tags = on[recorded.event.type]?.(recorded) ?? [];
      if (tags.length === 0) continue;
      if (after === undefined) now.push(...tags);
      else this.deferred.defer(after, recorded, tags);
    }
    if (now.length > 0) this.drop(recorded.division, now);
  }

  /** Evicts in this process only, for changes without an event, such as answers of other hosts. */
  drop(division: number, tags: readonly string[]): void {
    for (const cache of this.caches) cache.evict(division, tags);
  }

  private async ask(pending: readonly ProjectionPlace[]): Promise<void> {
    try {
      for (const reached of await this.progress.read(pending)) this.deferred.reached(reached);
    } catch (error) {
      // Retried in a second; requests that need the database report the failure themselves.
      this.logger.warn({
        message: 'progress of projections could not be read',
        error: String(error),
      });
    } finally {
      this.polling = undefined;
    }
  }
}
