import type {
  AtlasOrderRow,
  AtlasOrders,
  AtlasOrdersQuery,
} from '@selvedge/shared/orders/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';
import type { OrderFlow } from '@selvedge/shared/orders/order-status';

import { sortOf } from '../board.js';
import type { OrdersSource } from './orders-source.js';

/**
 * Minimum and maximum page sizes, large enough that scrolling rarely waits. Each board picks its
 * own size in between, so that boards showing the same orders do not request the next page at the
 * same moment.
 */
const firstOrders = [30, 60] as const;
const moreOrders = [40, 80] as const;

/** Fetches the orders of a flow page by page. */
export class OrderPages {
  private readonly first: number;
  private readonly next: number;

  constructor(
    private readonly source: OrdersSource,
    private readonly flow: OrderFlow,
    random: () => number,
  ) {
    this.first = between(firstOrders, random());
    this.next = between(moreOrders, random());
  }

  /** Returns the first page of a stage, or the page after a cursor. */
  ofStage(stage: number, after?: string): Promise<AtlasOrders> {
    const sort = sortOf(this.flow, stage);
    return this.fetch(
      after === undefined
        ? { stage, sort, perPage: this.first }
        : { stage, sort, perPage: this.next, after },
    );
  }

  /** Returns the counts by status and the cursor for live events. */
  counts(): Promise<AtlasOrders> {
    return this.fetch({ perPage: 1 });
  }

  /** Returns the existing orders among these ids, at most one call's limit, and the counts. */
  async named(
    ids: readonly number[],
  ): Promise<Pick<AtlasOrders, 'counts'> & { readonly rows: readonly AtlasOrderRow[] }> {
    if (ids.length === 0) return { rows: [], counts: (await this.counts()).counts };
    const { data, counts } = await this.fetch({ ids: ids.join(','), perPage: mostOrdersNamed });
    return { rows: data, counts };
  }

  private fetch(query: AtlasOrdersQuery): Promise<AtlasOrders> {
    return this.source.fetch({ flow: this.flow, ...query });
  }
}

/** `part` is in the range [0, 1). */
function between([least, most]: readonly [number, number], part: number): number {
  return least + Math.floor((most - least + 1) * part);
}
