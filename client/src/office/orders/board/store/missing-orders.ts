import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';

import { Afterwards } from '../../../../lib/afterwards.js';
import { Paced } from '../../../../lib/paced.js';

/** Between asking for orders: many boards are told of the same ones at once. */
const askEveryMs = 1_000;
/** So long an order is waited for where it is shown by itself. */
const shownWithinMs = 400;
/** Until those that could not be had are asked for again. */
const restMs = 3_000;

/** Orders that a board was told of and does not have: waited for where they are shown, then asked for. */
export class MissingOrders {
  private readonly unknown = new Set<number>();
  /** When each of those was told of that is to be shown by itself. */
  private readonly pending = new Map<number, number>();
  private isOpen = false;
  private isFetching = false;
  // Each at a pace of its own, so that they do not all ask at the same moment.
  private readonly pacedFetch = new Paced(
    () => void this.askForSome(),
    askEveryMs * (0.5 + Math.random()),
  );
  private readonly retry = new Afterwards(() => this.pacedFetch.soon(), restMs);
  private readonly overdueCheck = new Afterwards(() => this.askForOverdue(), shownWithinMs);

  /** `fetch` is asked for as many as one call names, one call at a time. */
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

  /** One that was just told of. */
  expect(id: number): void {
    if (!this.areShown) {
      this.ask([id]);
      return;
    }
    this.pending.set(id, performance.now());
    this.overdueCheck.ask();
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

  private askForOverdue(): void {
    const since = performance.now() - shownWithinMs;
    const overdue = [...this.pending]
      .filter(([, receivedAt]) => receivedAt <= since)
      .map(([id]) => id);
    for (const id of overdue) this.pending.delete(id);
    if (overdue.length > 0) this.ask(overdue);
  }

  /** Where answers take long, there are fewer of them. */
  private async askForSome(): Promise<void> {
    if (this.isFetching || !this.isOpen) return;
    const ids = taken(this.unknown);
    if (ids.length === 0) return;
    this.isFetching = true;
    try {
      await this.fetch(ids);
    } catch {
      for (const id of ids) this.unknown.add(id);
      this.retry.ask();
      return;
    } finally {
      this.isFetching = false;
    }
    if (this.unknown.size > 0) this.pacedFetch.soon();
  }
}

/** As many as one call may name; they are not among them any more. */
function taken(ids: Set<number>): readonly number[] {
  const some = [...ids].slice(0, mostOrdersNamed);
  for (const id of some) ids.delete(id);
  return some;
}
