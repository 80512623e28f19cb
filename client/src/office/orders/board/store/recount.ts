import type { AtlasOrderRow, AtlasOrders } from '@selvedge/shared/orders/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';

import { DistantOrders } from './distant-orders.js';
import type { OrderPages } from './order-pages.js';
import { Afterwards } from '../../../../lib/afterwards.js';
import { OnceQuiet } from '../../../../lib/once-quiet.js';

/**
 * Delay after the last event, and maximum delay under continuous events, before counts are
 * refetched. Counts follow each event in the meantime.
 */
const countAfterMs = 4_000;
const countEveryMs = 60_000;

type Take = (rows: readonly AtlasOrderRow[], counts: AtlasOrders['counts']) => void;

/**
 * Refetches the counts of a board occasionally, together with orders that are probably beyond the
 * loaded range.
 */
export class Recount {
  private readonly distant = new DistantOrders();
  private readonly counting: OnceQuiet;
  private readonly nearing: Afterwards;
  private isOpen = false;

  constructor(
    private readonly pages: OrderPages,
    private readonly take: Take,
    random: () => number,
  ) {
    // Random pace per board, because many boards receive the same events at once.
    const pace = 0.5 + random();
    const count = () => void this.count();
    this.counting = new OnceQuiet(count, countAfterMs * pace, countEveryMs * pace);
    this.nearing = new Afterwards(() => {
      if (this.distant.since(countAfterMs / 2).length > 0) count();
    }, countAfterMs * pace);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.counting.stop();
    this.nearing.stop();
  }

  /** Schedules a recount after a change. */
  ask(): void {
    this.counting.ask();
  }

  /** Adds an order that belongs on the board only if its priority is above the loaded ones. */
  lookFor(id: number): void {
    this.distant.note([id]);
    this.nearing.ask();
  }

  found(ids: readonly number[]): void {
    this.distant.found(ids);
  }

  private async count(): Promise<void> {
    if (!this.isOpen) return;
    const ids = this.distant.since(0).slice(0, mostOrdersNamed);
    this.distant.found(ids);
    try {
      const { rows, counts } = await this.pages.named(ids);
      this.take(rows, counts);
    } catch {
      this.distant.note(ids);
      this.counting.ask();
      return;
    }
    if (this.distant.size > 0) this.nearing.ask();
  }
}
