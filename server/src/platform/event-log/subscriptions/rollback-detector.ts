import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';

import { EventLog, type Place } from '../event-log.js';
import { FanOut } from './fan-out.js';
import { WakeUp } from './wake-up.js';

type Heads = ReadonlyMap<number, number>;

/**
 * Detects a rolled-back database: restored under this process, or failed over to a replica without
 * the last commits. Either a head is below a published position or, after an outage, a published
 * position holds another event.
 */
@Injectable()
export class RollbackDetector implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('RollbackDetector');
  /** Last event published here, by division. */
  private readonly published = new Map<number, Place>();
  private readonly stops: (() => void)[] = [];
  private wasAway = false;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly log: EventLog,
    private readonly fanOut: FanOut,
    private readonly wakeUp: WakeUp,
  ) {}

  onApplicationBootstrap(): void {
    this.watch(exitForRestart);
  }

  onModuleDestroy(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Calls back on every detection. */
  watch(onLost: () => void): void {
    this.stops.push(
      this.fanOut.listen(({ division, position, eventId }) => {
        this.published.set(division, { division, position, eventId });
      }),
      this.wakeUp.onPolled((heads) => {
        if (heads === undefined) this.wasAway = true;
        else if (this.wasAway || isRewound(heads, this.fanOut.positions()))
          this.checking ??= this.check(onLost).finally(() => (this.checking = undefined));
      }),
    );
  }

  /**
   * Queries again, because a commit may have been published while the polled heads were in transit.
   */
  private async check(onLost: () => void): Promise<void> {
    const positions = new Map(this.fanOut.positions());
    const published = [...this.published.values()];
    try {
      const isLost =
        isRewound(await this.log.heads(), positions) || !(await this.log.holds(published));
      this.wasAway = false;
      if (isLost) onLost();
    } catch (error) {
      this.logger.warn({
        message: 'published events could not be verified',
        error: String(error),
      });
      this.wasAway = true;
    }
  }
}

function isRewound(heads: Heads, published: Heads): boolean {
  return Array.from(published).some(
    ([division, position]) => (heads.get(division) ?? 0) < position,
  );
}

/**
 * Exits without a graceful stop: every cache of this process, and everything it would still write,
 * belongs to a lost history. The supervisor restarts it.
 */
function exitForRestart(): void {
  new Logger('Server').fatal({
    message: 'the database has lost published events; exiting for a restart',
  });
  process.exit(1);
}
