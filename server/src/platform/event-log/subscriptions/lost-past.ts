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
 * Notices that the database came back as it was some time ago: restored under this process, or failed over
 * to a copy that lacked the last commits. A head is lower than it was told already, or, after the
 * database was away, another event is where one was told.
 */
@Injectable()
export class LostPast implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('LostPast');
  /** The last event that was told here of each division. */
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

  /** Calls back when it is so, as often as it is found. */
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

  /** Asked anew: a commit may have been told while the heads were on their way. */
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
        message: 'what was published could not be looked up',
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
 * At once: what this process remembers, in every cache, is of a past that is no more, and what it would
 * still write when it stops as well. Whoever supervises it starts it again.
 */
function exitForRestart(): void {
  new Logger('Server').fatal({ message: 'the database has lost published events: beginning anew' });
  process.exit(1);
}
