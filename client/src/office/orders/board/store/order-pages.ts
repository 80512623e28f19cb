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
 * The least and the most of a stage that is asked for at first, and from then on: whoever scrolls does not
 * wait at every turn. Each board has numbers of its own between them: many that show the same do not run out
 * of it at the same moment.
 */
const firstOrders = [30, 60] as const;
const moreOrders = [40, 80] as const;

/** The orders of a flow as the server answers them, some at a time. */
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

  /** The first orders of a stage, or those after a cursor. */
  ofStage(stage: number, after?: string): Promise<AtlasOrders> {
    const sort = sortOf(this.flow, stage);
    return this.fetch(
      after === undefined
        ? { stage, sort, perPage: this.first }
        : { stage, sort, perPage: this.next, after },
    );
  }

  /** How many there are of each status, and the cursor from which changes of them are told. */
  counts(): Promise<AtlasOrders> {
    return this.fetch({ perPage: 1 });
  }

  /** Those of these orders that there are, at most as many as one call names; and the counts. */
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

/** `part` is from 0 to below 1. */
function between([least, most]: readonly [number, number], part: number): number {
  return least + Math.floor((most - least + 1) * part);
}
