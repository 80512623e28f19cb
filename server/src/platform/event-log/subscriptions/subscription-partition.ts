import { Logger } from '@nestjs/common';

import type { LimitFunction } from 'p-limit';

import type { FencedCheckpoint } from './checkpoints.js';
import { type Fence, LeaseLost, renewEveryMs } from './leases.js';
import type { Subscriber } from './subscriber.js';

/** The pause after the first failure; it doubles with every other, up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 60_000;

export interface PartitionOptions {
  readonly subscriber: Subscriber;
  readonly division: number;
  /** The position it has reached. */
  readonly after: number;
  readonly fence: () => Fence | undefined;
  /** Only so many partitions work at a time, as the database has only so many connections. */
  readonly permits: LimitFunction;
}

/** One subscriber in one division: who fails here stops here, with its position kept. */
export class SubscriptionPartition {
  /** Why it is stalled, in words; undefined while it gets on. */
  problem: string | undefined;
  private readonly logger = new Logger('Work');
  private after: number;
  private stored: number;
  private head = 0;
  private failures = 0;
  private working: Promise<void> | undefined;
  private pause: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  constructor(private readonly options: PartitionOptions) {
    this.after = options.after;
    this.stored = options.after;
  }

  /** Where it is, when its checkpoint is not there yet and no work is under way that will store it. */
  get unstored(): FencedCheckpoint | undefined {
    const { subscriber, division } = this.options;
    const fence = this.options.fence();
    if (this.after === this.stored || this.working || !fence) return undefined;
    return { subscriber: subscriber.name, division, position: this.after, fence };
  }

  /** Its checkpoint is at least here. */
  storedAt(position: number): void {
    this.stored = Math.max(this.stored, position);
  }

  /** The division has come at least this far. */
  reach(head: number): void {
    this.head = Math.max(this.head, head);
    if (this.pause === undefined) this.work();
  }

  /** The next event of the division. What its subscriber does not handle costs it nothing. */
  next(position: number, type: string): void {
    const { handles } = this.options.subscriber;
    if (this.after === position - 1 && !handles.has(type)) this.after = position;
    this.reach(position);
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
      .permits(() => this.catchUp())
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
    await subscriber.advance({
      division,
      after: before,
      head: this.head,
      fence,
      signal,
      goesOn: () => this.mayBegin(),
      passed: (position) => this.passed(position),
      recorded: (position) => {
        this.storedAt(position);
        this.passed(position);
      },
    });
    // Else it would try for ever, without a pause.
    if (this.after === before && this.goesOn()) throw new Error('there was nothing to work on');
  }

  private passed(position: number): void {
    this.after = Math.max(this.after, position);
    this.failures = 0;
    this.problem = undefined;
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
