import { AsyncResource } from 'node:async_hooks';

import { TooManyWrites } from '../model/event-log.errors.js';
import { nextBatch, type GroupLimits, type Waiting } from './group-batch.js';

export type Outcome<Result> = { readonly written: Result } | { readonly refused: unknown };

interface Queued<Item, Result> {
  readonly item: Item;
  /** The caller's own, for its correlation id. */
  readonly context: AsyncResource;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Gathers what many callers write at the same time into batches. `write` answers one outcome an
 * item; when it throws for a whole batch and `alone` says so, each item is written again by itself,
 * so that one bad item fails alone.
 */
export class GroupCommit<Item extends Waiting, Result> {
  private queue: readonly Queued<Item, Result>[] = [];
  private arrived: Queued<Item, Result>[] = [];
  private readonly inFlight = new Set<readonly Queued<Item, Result>[]>();
  private scheduled = false;
  private items = 0;
  private bytes = 0;
  private readonly whenIdle: (() => void)[] = [];

  constructor(
    private readonly write: (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
    private readonly alone: (thrown: unknown) => boolean,
    private readonly limits: GroupLimits,
  ) {}

  /** Throws TooManyWrites when more waits already than can be written soon. */
  add(item: Item): Promise<Result> {
    const { itemsAtMost = Infinity, bytesAtMost = Infinity } = this.limits;
    // However large, one by itself is taken.
    const isFull = this.items >= itemsAtMost || this.bytes + item.bytes > bytesAtMost;
    if (this.items > 0 && isFull) return Promise.reject(new TooManyWrites());
    this.items += 1;
    this.bytes += item.bytes;
    return new Promise((resolve, reject) => {
      this.arrived.push({ item, context: new AsyncResource('append'), resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when nothing waits and nothing is in flight. */
  async idle(): Promise<void> {
    if (this.isIdle()) return;
    await new Promise<void>((resolve) => this.whenIdle.push(resolve));
  }

  private isIdle(): boolean {
    return this.inFlight.size === 0 && this.queue.length === 0 && this.arrived.length === 0;
  }

  /** After the callbacks of this turn, so that callers answered together are gathered together. */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.pump();
    });
  }

  private pump(): void {
    this.queue = [...this.queue, ...this.arrived.splice(0)];
    while (this.inFlight.size < this.limits.batchesInFlight && this.queue.length > 0) {
      const items = [...this.inFlight].flatMap((batch) => batch.map(({ item }) => item));
      const { batch, waiting } = nextBatch(this.queue, items, this.limits);
      const [first] = batch;
      if (first === undefined) break;
      this.queue = waiting;
      first.context.runInAsyncScope(() => void this.run(batch));
    }
    if (this.isIdle()) for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  private async run(batch: readonly Queued<Item, Result>[]): Promise<void> {
    this.inFlight.add(batch);
    try {
      await this.settle(batch);
    } finally {
      this.inFlight.delete(batch);
      this.items -= batch.length;
      for (const { item } of batch) this.bytes -= item.bytes;
      this.schedule();
    }
  }

  private async settle(batch: readonly Queued<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.write(batch.map(({ item }) => item));
      for (const [index, queued] of batch.entries()) answer(queued, outcomes[index]);
    } catch (thrown) {
      if (batch.length > 1 && this.alone(thrown)) {
        for (const queued of batch) await this.settle([queued]);
        return;
      }
      for (const { reject } of batch) reject(thrown);
    }
  }
}

function answer<Item, Result>(
  { resolve, reject }: Queued<Item, Result>,
  outcome: Outcome<Result> | undefined,
): void {
  if (outcome === undefined) reject(new Error('A batch was written without an outcome.'));
  else if ('written' in outcome) resolve(outcome.written);
  else reject(outcome.refused);
}
