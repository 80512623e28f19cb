import type { AtlasOrderRow, AtlasOrders } from '@selvedge/shared/orders/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';

import { DistantOrders } from './distant-orders.js';
import type { OrderPages } from './order-pages.js';
import { Afterwards } from '../../../../lib/afterwards.js';
import { OnceQuiet } from '../../../../lib/once-quiet.js';

/**
 * What is counted follows each change by itself, and is corrected once it has been quiet for so long, or has
 * not been for so long.
 */
const countAfterMs = 4_000;
const countEveryMs = 60_000;

type Take = (rows: readonly AtlasOrderRow[], counts: AtlasOrders['counts']) => void;

/** Counts the orders of a board now and then, and asks on the way for those that are likely beyond its end. */
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
    // At a pace of its own: many boards hear of the same orders at once.
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

  /** Something has changed that may be counted. */
  ask(): void {
    this.counting.ask();
  }

  /** One that only belongs on the board if it presses more than its neighbours. */
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
