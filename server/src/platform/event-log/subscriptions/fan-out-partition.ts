import type { EventLog } from '../event-log.js';
import type { Recorded } from '../model/projection.js';

/** Events read at once when this process is behind. */
const batchSize = 500;
/** Commits of this process that wait for what came before them; more are read from the log again. */
const maxFresh = 1_000;

/** One division's way through a process: positions one by one, from wherever they come. */
export class FanOutPartition {
  /** Why it is not getting on, in words; undefined when it is. */
  problem: string | undefined;
  private readonly fresh = new Map<number, Recorded>();
  private target: number;
  private reading: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly log: EventLog,
    private readonly division: number,
    private position: number,
    private readonly publish: (recorded: Recorded) => void,
  ) {
    this.target = position;
  }

  /** A commit of this process: told at once when it is the next, else after what is missing. */
  offer(recorded: Recorded): void {
    if (recorded.position <= this.position) return;
    if (this.fresh.size < maxFresh) this.fresh.set(recorded.position, recorded);
    this.tellFresh();
    this.reach(recorded.position);
  }

  /** The division has come at least this far. */
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
      // The position is kept; the next wake-up, at the latest the poll, tries again.
      this.problem = `division ${this.division} stalled at position ${this.position}: ${String(error)}`;
    } finally {
      this.reading = undefined;
    }
  }

  private async readOn(): Promise<void> {
    const events = await this.log.readDivision(this.division, this.position, batchSize);
    const before = this.position;
    for (const recorded of events) this.next(recorded);
    this.tellFresh();
    if (this.position === before) throw new Error('the log did not show the next event');
  }

  private tellFresh(): void {
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
    this.publish(recorded);
  }
}
