import { AsyncResource } from 'node:async_hooks';

import { TooManyWrites } from '../model/event-log.errors.js';
import { nextBatch, type GroupLimits, type Waiting } from './group-batch.js';

/**
 * What of a batch that failed is worth writing again: each item by itself, what shares a lock by
 * itself, or nothing, since its outcome is not known or the same for all.
 */
export type WorthAgain = 'each' | 'each-lock' | 'nothing';

export type Outcome<Result> = { readonly written: Result } | { readonly refused: unknown };

interface Queued<Item, Result> {
  readonly item: Item;
  /** The caller's own, for its correlation id. */
  readonly context: AsyncResource;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Of locks that are held up, so many are waited for at once: each takes a connection for it. */
const heldUpInFlight = 3;

/**
 * Gathers what many callers write at the same time into batches. `write` answers one outcome an
 * item; when it throws for a whole batch, `worthAgain` says what is written again by itself, so that
 * one bad item fails alone. Whoever needs a lock that did not come is kept apart from all others until
 * it does: in batches of their own, beside those in flight.
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
    private readonly worthAgain: (thrown: unknown) => WorthAgain,
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

  /** How many are in flight of locks that are held up, or of the others. */
  private batchesOf(heldUp: boolean): number {
    const locks = [...this.inFlight].map(([first]) => first?.item.lock ?? NaN);
    return locks.filter((lock) => this.heldUp.has(lock) === heldUp).length;
  }

  /** False for a batch of nothing. */
  private start(batch: readonly Queued<Item, Result>[]): boolean {
    const [first] = batch;
    if (first === undefined) return false;
    const taken = new Set(batch);
    this.queue = this.queue.filter((queued) => !taken.has(queued));
    // In flight from now on, whenever its caller's context comes to it.
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
    const again = this.worthAgain(thrown);
    if (again === 'each-lock') {
      this.holdUp(batch, thrown);
    } else if (again === 'each' && batch.length > 1) {
      for (const queued of batch) await this.settle([queued]);
    } else {
      this.refuse(batch, thrown);
    }
  }

  /** Of several locks nobody knows which did not come: each is tried by itself. */
  private holdUp(batch: readonly Queued<Item, Result>[], thrown: unknown): void {
    const locks = new Set(batch.map(({ item }) => item.lock));
    for (const lock of locks) this.heldUp.add(lock);
    if (locks.size > 1) {
      this.queue = [...batch, ...this.queue];
      return;
    }
    // Who came meanwhile would wait as long for the same.
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
