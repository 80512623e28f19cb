import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';

import { TrailingThrottle } from '../../../../lib/trailing-throttle.js';
import { Paced } from '../../../../lib/paced.js';

/** Interval between fetches: many boards receive the same events at once. */
const fetchIntervalMs = 1_000;
/** Time in milliseconds within which an order is expected to be shown. */
const shownWithinMs = 400;
/** Delay before a failed fetch is retried. */
const restMs = 3_000;

/**
 * Orders named by events that a board does not have. Waits for them to be shown, then fetches them.
 */
export class MissingOrders {
  private readonly unknown = new Set<number>();
  /** Time of the event by order id, for orders that are expected to be shown. */
  private readonly pending = new Map<number, number>();
  private isOpen = false;
  private isFetching = false;
  // Random interval per board, so that boards do not all fetch at the same moment.
  private readonly pacedFetch = new Paced(
    () => void this.fetchNext(),
    fetchIntervalMs * (0.5 + Math.random()),
  );
  private readonly retry = new TrailingThrottle(() => this.pacedFetch.soon(), restMs);
  private readonly overdueCheck = new TrailingThrottle(() => this.fetchOverdue(), shownWithinMs);

  /** `fetch` is called with at most `mostOrdersNamed` ids, one call at a time. */
  constructor(
    private readonly fetch: (ids: readonly number[]) => Promise<void>,
    private readonly areShown: boolean,
  ) {}

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    for (const soon of [this.pacedFetch, this.retry, this.overdueCheck]) soon.stop();
  }

  /** Adds an order that an event just named. */
  expect(id: number): void {
    if (!this.areShown) {
      this.ask([id]);
      return;
    }
    this.pending.set(id, performance.now());
    this.overdueCheck.trigger();
  }

  ask(ids: readonly number[]): void {
    for (const id of ids) this.unknown.add(id);
    this.pacedFetch.soon();
  }

  found(ids: readonly number[]): void {
    for (const id of ids) {
      this.pending.delete(id);
      this.unknown.delete(id);
    }
  }

  private fetchOverdue(): void {
    const since = performance.now() - shownWithinMs;
    const overdue = [...this.pending]
      .filter(([, receivedAt]) => receivedAt <= since)
      .map(([id]) => id);
    for (const id of overdue) this.pending.delete(id);
    if (overdue.length > 0) this.ask(overdue);
  }

  /** One fetch at a time, so that slow answers reduce the rate. */
  private async fetchNext(): Promise<void> {
    if (this.isFetching || !this.isOpen) return;
    const ids = taken(this.unknown);
    if (ids.length === 0) return;
    this.isFetching = true;
    try {
      await this.fetch(ids);
    } catch {
      for (const id of ids) this.unknown.add(id);
      this.retry.trigger();
      return;
    } finally {
      this.isFetching = false;
    }
    if (this.unknown.size > 0) this.pacedFetch.soon();
  }
}

/** Removes and returns as many ids as one call may name. */
function taken(ids: Set<number>): readonly number[] {
  const some = [...ids].slice(0, mostOrdersNamed);
  for (const id of some) ids.delete(id);
  return some;
}
