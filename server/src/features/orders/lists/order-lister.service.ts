import { Injectable } from '@nestjs/common';
import type { AtlasOrders, AtlasOrdersQuery } from '@selvedge/shared/orders/contract';

import { LiveCursors } from '../../../platform/live/live-cursors.js';
import { StoreDirectory } from '../../stores/index.js';
import { nextAfter, placeIn } from './list-place.js';
import { atlasOrderRowOf } from '../order-answers.js';
import { OrderLists, type ListedOrder, type OrdersFilter } from './order-lists.queries.js';
import { StaffNames } from '../staff-names.queries.js';
import { storeNameIn } from '../store-name.js';

const defaultPerPage = 50;

/** What people see of many orders. The cursor of an answer is taken before its rows are read. */
@Injectable()
export class OrderLister {
  constructor(
    private readonly lists: OrderLists,
    private readonly names: StaffNames,
    private readonly stores: StoreDirectory,
    private readonly cursors: LiveCursors,
  ) {}

  /** API-052: the orders of all stores. Throws PlaceUnknown. */
  async forStaff(query: AtlasOrdersQuery): Promise<AtlasOrders> {
    const { division } = query;
    const cursor = division === undefined ? this.cursors.ofAll() : this.cursors.of(division);
    const [rows, answer] = await this.read(query);
    const names = await this.names.of(rows.map(({ actor }) => actor));
    return this.answerOf(rows, { ...answer, names, cursor });
  }

  /** ORD-045: the orders of a store, without who worked on them. Throws PlaceUnknown. */
  async forOwner(division: number, query: AtlasOrdersQuery): Promise<AtlasOrders> {
    const cursor = this.cursors.of(division);
    const [rows, answer] = await this.read({ ...query, division });
    return this.answerOf(rows, { ...answer, names: new Map(), cursor });
  }

  private async read(
    query: AtlasOrdersQuery,
  ): Promise<[readonly ListedOrder[], Omit<AtlasOrders, 'data' | 'cursor'>]> {
    const { page = 1, perPage = defaultPerPage, sort = 'newest', after, ids, ...others } = query;
    const filter: OrdersFilter = { ...others, orderIds: ids?.split(',').map(Number) };
    const place = after === undefined ? undefined : placeIn(sort, after);
    const offset = place === undefined ? (page - 1) * perPage : 0;
    const [found, counts] = await Promise.all([
      // One more tells whether there are more.
      this.lists.list(filter, { sort, after: place, offset, limit: perPage + 1 }),
      this.lists.counts(filter),
    ]);
    const rows = found.slice(0, perPage);
    const last = rows.at(-1);
    const next = found.length > perPage && last !== undefined ? nextAfter(sort, last) : null;
    const total = Math.max(await this.lists.total(filter, counts), offset + rows.length);
    return [rows, { total, page, perPage, counts, next }];
  }

  private answerOf(
    rows: readonly ListedOrder[],
    { names, ...answer }: Omit<AtlasOrders, 'data'> & { names: ReadonlyMap<string, string> },
  ): AtlasOrders {
    const data = rows.map((row) =>
      atlasOrderRowOf(row, { store: storeNameIn(this.stores, row.division), names }),
    );
    return { data, ...answer };
  }
}
