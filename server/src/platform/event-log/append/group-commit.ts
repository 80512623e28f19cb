import { AsyncResource } from 'node:async_hooks';

import { TooManyWrites } from '../model/event-log.errors.js';
import { nextBatch, type GroupLimits, type Waiting } from './group-batch.js';

/**
 * Retry scope after a failed batch: each item alone or each lock's items alone. Nothing is retried
 * if the outcome is unknown, or would be the same.
 */
export type RetryScope = 'each' | 'each-lock' | 'nothing';

export type Outcome<Result> = { readonly written: Result } | { readonly refused: unknown };

interface Queued<Item, Result> {
  readonly item: Item;
  /** Async context of the caller, for its correlation id. */
  readonly context: AsyncResource;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Limit of batches that wait for a held lock: each occupies a connection. */
const heldUpInFlight = 3;

/**
 * Groups concurrent writes into batches. `write` returns one outcome per item. If it throws for a
 * whole batch, `retryScopeOf` selects what is retried alone, so that one bad item fails alone. Items
 * that need a lock held by others get their own batches, beside those in flight, until it is free.
 */
export class GroupCommit<Item extends Waiting, Result> {
  private queue: readonly Queued<Item, Result>[] = [];
  private arrived: Queued<Item, Result>[] = [];
  private readonly inFlight = new Set<readonly Queued<Item, Result>[]>();
  private scheduled = false;
  private readonly heldUp = new Set<number>();
  private items = 0;
  private bytes = 0;
  private readonly whenIdle: (() => void)[] = [];

  constructor(
    private readonly write: (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
    private readonly retryScopeOf: (thrown: unknown) => RetryScope,
    private readonly limits: GroupLimits,
  ) {}

  /** Throws TooManyWrites if more is queued than can be written soon. */
  add(item: Item): Promise<Result> {
    const { itemsAtMost = Infinity, bytesAtMost = Infinity } = this.limits;
    // A single item is accepted at any size.
    const isFull = this.items >= itemsAtMost || this.bytes + item.bytes > bytesAtMost;
    if (this.items > 0 && isFull) return Promise.reject(new TooManyWrites());
    this.items += 1;
    this.bytes += item.bytes;
    return new Promise((resolve, reject) => {
      this.arrived.push({ item, context: new AsyncResource('append'), resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when nothing is queued or in flight. */
  async idle(): Promise<void> {
    if (this.isIdle()) return;
    await new Promise<void>((resolve) => this.whenIdle.push(resolve));
  }

  private isIdle(): boolean {
    return this.inFlight.size === 0 && this.queue.length === 0 && this.arrived.length === 0;
  }

  /**
   * Waits for the callbacks of this turn, so that callers answered together are batched together.
   */
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
    this.pumpHeldUp();
    while (this.batchesOf(false) < this.limits.batchesInFlight) {
      const free = this.queue.filter(({ item }) => !this.heldUp.has(item.lock));
      const items = [...this.inFlight].flatMap((batch) => batch.map(({ item }) => item));
      if (!this.start(nextBatch(free, items, this.limits).batch)) break;
    }
    if (this.isIdle()) for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  private pumpHeldUp(): void {
    const busy = new Set([...this.inFlight].flat().map(({ item }) => item.lock));
    for (const lock of this.heldUp) {
      if (this.batchesOf(true) >= heldUpInFlight) return;
      const queue = this.queue.filter(({ item }) => item.lock === lock);
      if (!busy.has(lock)) this.start(nextBatch(queue, [], this.limits).batch);
    }
  }

  /** Counts the batches in flight on held locks, or on free ones. */
  private batchesOf(heldUp: boolean): number {
    const locks = [...this.inFlight].map(([first]) => first?.item.lock ?? NaN);
    return locks.filter((lock) => this.heldUp.has(lock) === heldUp).length;
  }

  /** False if the batch is empty. */
  private start(batch: readonly Queued<Item, Result>[]): boolean {
    const [first] = batch;
    if (first === undefined) return false;
    const taken = new Set(batch);
    this.queue = this.queue.filter((queued) => !taken.has(queued));
    // Counts as in flight at once, even if the caller's context delays the run.
    this.inFlight.add(batch);
    first.context.runInAsyncScope(() => void this.run(batch));
    return true;
  }

  private async run(batch: readonly Queued<Item, Result>[]): Promise<void> {
    try {
      await this.settle(batch);
    } finally {
      this.inFlight.delete(batch);
      this.schedule();
    }
  }

  private async settle(batch: readonly Queued<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.write(batch.map(({ item }) => item));
      for (const { item } of batch) this.heldUp.delete(item.lock);
      for (const [index, queued] of batch.entries()) answer(queued, outcomes[index]);
      this.settled(batch);
    } catch (thrown) {
      await this.failed(batch, thrown);
    }
  }

  private async failed(batch: readonly Queued<Item, Result>[], thrown: unknown): Promise<void> {
    const again = this.retryScopeOf(thrown);
    if (again === 'each-lock') {
      this.holdUp(batch, thrown);
    } else if (again === 'each' && batch.length > 1) {
      for (const queued of batch) await this.settle([queued]);
    } else {
      this.refuse(batch, thrown);
    }
  }

  /** If a batch needs several locks, it is unknown which one is held, so each is tried alone. */
  private holdUp(batch: readonly Queued<Item, Result>[], thrown: unknown): void {
    const locks = new Set(batch.map(({ item }) => item.lock));
    for (const lock of locks) this.heldUp.add(lock);
    if (locks.size > 1) {
      this.queue = [...batch, ...this.queue];
      return;
    }
    // Items queued in the meantime would wait just as long for the same lock.
    const alike = this.queue.filter(({ item }) => locks.has(item.lock));
    this.queue = this.queue.filter((queued) => !alike.includes(queued));
    this.refuse([...batch, ...alike], thrown);
  }

  private refuse(batch: readonly Queued<Item, Result>[], thrown: unknown): void {
    for (const { reject } of batch) reject(thrown);
    this.settled(batch);
  }

  private settled(batch: readonly Queued<Item, Result>[]): void {
    this.items -= batch.length;
    for (const { item } of batch) this.bytes -= item.bytes;
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
