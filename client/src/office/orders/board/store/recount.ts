import type { AtlasOrderRow, AtlasOrders } from '@selvedge/shared/orders/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';

import { DistantOrders } from './distant-orders.js';
import type { OrderPages } from './order-pages.js';
import { TrailingThrottle } from '../../../../lib/trailing-throttle.js';
import { Debounce } from '../../../../lib/debounce.js';

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
  private readonly counting: Debounce;
  private readonly distantCheck: TrailingThrottle;
  private isOpen = false;

  constructor(
    private readonly pages: OrderPages,
    private readonly take: Take,
    random: () => number,
  ) {
    // Random pace per board, because many boards receive the same events at once.
    const pace = 0.5 + random();
    const count = () => void this.count();
    this.counting = new Debounce(count, countAfterMs * pace, countEveryMs * pace);
    this.distantCheck = new TrailingThrottle(() => {
      if (this.distant.since(countAfterMs / 2).length > 0) count();
    }, countAfterMs * pace);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.counting.stop();
    this.distantCheck.stop();
  }

  /** Schedules a recount after a change. */
  ask(): void {
    this.counting.trigger();
  }

  /** Adds an order that belongs on the board only if its priority is above the loaded ones. */
  addDistant(id: number): void {
    this.distant.note([id]);
    this.distantCheck.trigger();
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
      this.counting.trigger();
      return;
    }
    if (this.distant.size > 0) this.distantCheck.trigger();
  }
}
