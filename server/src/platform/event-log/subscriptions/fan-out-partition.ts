import type { EventLog } from '../event-log.js';
import { UnreadableEvent } from '../model/event-log.errors.js';
import type { Recorded } from '../model/projection.js';
import { nextReadableEvents } from './readable-events.js';

/** Events per read while this process lags. */
const batchSize = 500;
/** Limit of buffered out-of-order commits of this process; others are read from the log. */
const maxFresh = 1_000;

export interface FanOutPartitionOptions {
  readonly log: EventLog;
  readonly division: number;
  /** Position to start after. */
  readonly after: number;
  readonly publish: (recorded: Recorded) => void;
  /** An unreadable event was skipped; later ones are published. */
  readonly skipped: (position: number) => void;
  /** Called once per head that cannot be read up to. */
  readonly onGap: (head: number) => void;
}

/** Publishes one division's events in position order, from memory or the log. */
export class FanOutPartition {
  /** Reason for a stall; undefined while it advances. */
  problem: string | undefined;
  private readonly fresh = new Map<number, Recorded>();
  private position: number;
  private target: number;
  private missed = 0;
  private reading: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly options: FanOutPartitionOptions) {
    this.position = options.after;
    this.target = options.after;
  }

  /**
   * Offers a commit of this process: published at once if it is next, otherwise after the missing
   * events.
   */
  offer(recorded: Recorded): void {
    if (recorded.position <= this.position) return;
    if (this.fresh.size < maxFresh) this.fresh.set(recorded.position, recorded);
    this.publishFresh();
    this.reach(recorded.position);
  }

  /** The division has at least this head. */
  reach(head: number): void {
    this.target = Math.max(this.target, head);
    if (this.position < this.target && !this.stopped) this.reading ??= this.catchUp();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.reading;
  }

  private async catchUp(): Promise<void> {
    try {
      while (this.position < this.target && !this.stopped) await this.readOn();
      this.problem = undefined;
    } catch (error) {
      // The position is kept; the next wake-up or poll tries again.
      this.problem = `division ${this.options.division} stalled at position ${this.position}: ${String(error)}`;
      this.miss();
    } finally {
      this.reading = undefined;
    }
  }

  private miss(): void {
    if (this.missed === this.target) return;
    this.missed = this.target;
    this.options.onGap(this.target);
  }

  private async readOn(): Promise<void> {
    const { log, division } = this.options;
    const before = this.position;
    const span = { division, after: before, limit: batchSize, without: [] };
    const events = await nextReadableEvents(log, span).catch((error: unknown) =>
      this.skipAsDeadLetter(before + 1, error),
    );
    for (const recorded of events) this.next(recorded);
    this.publishFresh();
    if (this.position === before) throw new Error('the log did not show the next event');
  }

  /**
   * Skips an event that this version cannot read or that is damaged, so that later ones are
   * published.
   */
  private async skipAsDeadLetter(position: number, error: unknown): Promise<readonly Recorded[]> {
    if (!(error instanceof UnreadableEvent)) throw error;
    const { log, division, skipped } = this.options;
    await log.recordDeadLetter(division, position, error.message);
    // A commit of this process may have published it meanwhile.
    if (this.position === position - 1) {
      this.position = position;
      skipped(position);
    }
    return [];
  }

  private publishFresh(): void {
    for (
      let next = this.fresh.get(this.position + 1);
      next;
      next = this.fresh.get(this.position + 1)
    )
      this.next(next);
  }

  private next(recorded: Recorded): void {
    this.fresh.delete(recorded.position);
    if (recorded.position !== this.position + 1) return;
    this.position = recorded.position;
    this.options.publish(recorded);
  }
}
