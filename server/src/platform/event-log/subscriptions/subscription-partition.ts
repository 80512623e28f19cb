import { Logger } from '@nestjs/common';

import { type Fence, LeaseLost, renewEveryMs } from './leases.js';
import type { Subscriber } from './subscriber.js';

/** The pause after the first failure; it doubles with every other, up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 60_000;

/** Lets only so many partitions work at a time, as the database has only so many connections. */
export type WithPermit = (work: () => Promise<void>) => Promise<void>;

export interface PartitionOptions {
  readonly subscriber: Subscriber;
  readonly division: number;
  /** The position it has reached. */
  readonly after: number;
  readonly fence: () => Fence | undefined;
  readonly withPermit: WithPermit;
}

/** One subscriber in one division: who fails here stops here, with its position kept. */
export class SubscriptionPartition {
  /** Why it is stalled, in words; undefined while it gets on. */
  problem: string | undefined;
  private readonly logger = new Logger('Work');
  private after: number;
  private head = 0;
  private failures = 0;
  private working: Promise<void> | undefined;
  private pause: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  constructor(private readonly options: PartitionOptions) {
    this.after = options.after;
  }

  /** The division has come at least this far. */
  reach(head: number): void {
    this.head = Math.max(this.head, head);
    if (this.pause === undefined) this.work();
  }

  /** Begins nothing more, and resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.pause);
    await this.working;
  }

  private work(): void {
    if (!this.goesOn()) return;
    this.working ??= this.options
      .withPermit(() => this.catchUp())
      .finally(() => {
        this.working = undefined;
      });
  }

  private goesOn(): boolean {
    return this.after < this.head && this.mayBegin();
  }

  private mayBegin(): boolean {
    return !this.stopping.signal.aborted && this.options.fence() !== undefined;
  }

  private async catchUp(): Promise<void> {
    try {
      while (this.goesOn()) await this.advance();
    } catch (error) {
      // Until the next renewal nobody knows whether the slot is still ours.
      if (error instanceof LeaseLost) this.rest(renewEveryMs);
      else this.failed(error);
    }
  }

  private async advance(): Promise<void> {
    const { subscriber, division, fence } = this.options;
    const { signal } = this.stopping;
    const before = this.after;
    const goesOn = (): boolean => this.mayBegin();
    const batch = { division, after: before, head: this.head, fence, goesOn, signal };
    await subscriber.advance(batch, (position) => {
      this.after = position;
      this.failures = 0;
      this.problem = undefined;
    });
    // Else it would try for ever, without a pause.
    if (this.after === before && this.goesOn()) throw new Error('there was nothing to work on');
  }

  private failed(error: unknown): void {
    const { subscriber, division } = this.options;
    this.failures += 1;
    this.problem = `${subscriber.name} stalled at position ${this.after} of division ${division}: ${String(error)}`;
    this.logger.error({
      message: 'a subscription is stalled',
      subscriber: subscriber.name,
      division,
      position: this.after,
      failures: this.failures,
      error,
    });
    this.rest(Math.min(firstPauseMs * 2 ** (this.failures - 1), longestPauseMs));
  }

  private rest(milliseconds: number): void {
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.work();
    }, milliseconds);
    this.pause.unref();
  }
}
