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
export class LackingOrders {
  private readonly unknown = new Set<number>();
  /** When each of those was told of that is to be shown by itself. */
  private readonly awaited = new Map<number, number>();
  private isOpen = false;
  private isAsking = false;
  // Each at a pace of its own, so that they do not all ask at the same moment.
  private readonly asking = new Paced(
    () => void this.askForSome(),
    askEveryMs * (0.5 + Math.random()),
  );
  private readonly askingAgain = new Afterwards(() => this.asking.soon(), restMs);
  private readonly awaiting = new Afterwards(() => this.askForOverdue(), shownWithinMs);

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
    for (const soon of [this.asking, this.askingAgain, this.awaiting]) soon.stop();
  }

  /** One that was just told of. */
  expect(id: number): void {
    if (!this.areShown) {
      this.ask([id]);
      return;
    }
    this.awaited.set(id, performance.now());
    this.awaiting.ask();
  }

  ask(ids: readonly number[]): void {
    for (const id of ids) this.unknown.add(id);
    this.asking.soon();
  }

  found(ids: readonly number[]): void {
    for (const id of ids) {
      this.awaited.delete(id);
      this.unknown.delete(id);
    }
  }

  private askForOverdue(): void {
    const since = performance.now() - shownWithinMs;
    const overdue = [...this.awaited]
      .filter(([, receivedAt]) => receivedAt <= since)
      .map(([id]) => id);
    for (const id of overdue) this.awaited.delete(id);
    if (overdue.length > 0) this.ask(overdue);
  }

  /** Where answers take long, there are fewer of them. */
  private async askForSome(): Promise<void> {
    if (this.isAsking || !this.isOpen) return;
    const ids = taken(this.unknown);
    if (ids.length === 0) return;
    this.isAsking = true;
    try {
      await this.fetch(ids);
    } catch {
      for (const id of ids) this.unknown.add(id);
      this.askingAgain.ask();
      return;
    } finally {
      this.isAsking = false;
    }
    if (this.unknown.size > 0) this.asking.soon();
  }
}

/** As many as one call may name; they are not among them any more. */
function taken(ids: Set<number>): readonly number[] {
  const some = [...ids].slice(0, mostOrdersNamed);
  for (const id of some) ids.delete(id);
  return some;
}
