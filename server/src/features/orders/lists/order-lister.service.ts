import { Injectable } from '@nestjs/common';
import type {
  AtlasOrderRow,
  AtlasOrders,
  AtlasOrdersQuery,
} from '@selvedge/shared/orders/contract';
import { mostRowsBeforePage } from '@selvedge/shared/orders/order-sort';

import { LiveCursors } from '../../../platform/live/live-cursors.js';
import { MergedReads } from '../../../platform/database/merged-reads.js';
import { StoreDirectory } from '../../stores/index.js';
import { nextAfter, placeIn } from './list-place.js';
import { PageTooFar } from '../aggregate/order.errors.js';
import { atlasOrderRowOf } from '../answers/order-answers.js';
import {
  OrderLists,
  type ListedOrder,
  type OrdersFilter,
  type OrdersTotal,
  type OrdersWindow,
  type StatusCounts,
} from '../read-model/order-lists.queries.js';
import { StaffNames } from '../read-model/staff-names.queries.js';
import { storeNameIn } from '../answers/store-name.js';

const defaultPerPage = 50;

/**
 * Reads order lists for display. Takes the cursor before the rows, so that no event is missed
 * (decision 0079).
 */
@Injectable()
export class OrderLister {
  /** Merges concurrent reads, because many boards fetch the same orders after an event. */
  private readonly named = new MergedReads<number, ListedOrder>((orderIds) =>
    this.readNamed(orderIds),
  );

  constructor(
    private readonly lists: OrderLists,
    private readonly names: StaffNames,
    private readonly stores: StoreDirectory,
    private readonly cursors: LiveCursors,
  ) {}

  /** Lists orders of all stores. Throws PlaceUnknown and PageTooFar. */
  async forStaff(query: AtlasOrdersQuery): Promise<AtlasOrders> {
    const { division } = query;
    const cursor = division === undefined ? this.cursors.ofAll() : this.cursors.of(division);
    const [rows, answer] = await this.read(query);
    const names = await this.names.of(rows.map(({ actor }) => actor));
    return this.answerOf(rows, { ...answer, names, cursor });
  }

  /** Returns rows for staff, read after this call; orders that are in no list are omitted. */
  async rowsForStaff(orderIds: readonly number[]): Promise<readonly AtlasOrderRow[]> {
    const rows = await this.listNamed({ orderIds });
    return this.rowsOf(rows, await this.names.of(rows.map(({ actor }) => actor)));
  }

  /** Lists orders of a store without staff names. Throws PlaceUnknown and PageTooFar. */
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
    const offset = place === undefined ? rowsBefore(page, perPage) : 0;
    const [found, counts] = await Promise.all([
      // Reads one extra row to detect a further page.
      this.find(query, filter, { sort, after: place, offset, limit: perPage + 1 }),
      this.lists.counts(filter),
    ]);
    const rows = found.slice(0, perPage);
    const last = rows.at(-1);
    const next = found.length > perPage && last !== undefined ? nextAfter(sort, last) : null;
    const seen = { count: offset + rows.length, isAll: isFirst(query) && next === null };
    const total = await this.totalOf(filter, counts, seen);
    return [rows, { ...total, page, perPage, counts, next }];
  }

  private find(
    query: AtlasOrdersQuery,
    filter: OrdersFilter,
    window: OrdersWindow,
  ): Promise<readonly ListedOrder[]> {
    return selectsOnlyByIds(query) ? this.listNamed(filter) : this.lists.list(filter, window);
  }

  private async listNamed({
    orderIds = [],
    flow,
    division,
  }: OrdersFilter): Promise<readonly ListedOrder[]> {
    const named = await this.named.of(orderIds);
    return [...new Set(orderIds)]
      .flatMap((id) => named.get(id) ?? [])
      .filter((row) => flow === undefined || row.flow === flow)
      .filter((row) => division === undefined || row.division === division)
      .sort((one, other) => other.orderId - one.orderId);
  }

  private async readNamed(orderIds: readonly number[]): Promise<ReadonlyMap<number, ListedOrder>> {
    const window = { sort: 'newest', after: undefined, offset: 0, limit: orderIds.length } as const;
    const rows = await this.lists.list({ orderIds }, window);
    return new Map(rows.map((row) => [row.orderId, row]));
  }

  /** Uses the row count if the page contains the whole list. */
  private async totalOf(
    filter: OrdersFilter,
    counts: StatusCounts,
    { count, isAll }: { readonly count: number; readonly isAll: boolean },
  ): Promise<OrdersTotal> {
    if (isAll) return { total: count, atLeast: false };
    const { total, atLeast } = await this.lists.total(filter, counts);
    return { total: Math.max(total, count), atLeast };
  }

  private answerOf(
    rows: readonly ListedOrder[],
    { names, ...answer }: Omit<AtlasOrders, 'data'> & { names: ReadonlyMap<string, string> },
  ): AtlasOrders {
    return { data: this.rowsOf(rows, names), ...answer };
  }

  private rowsOf(
    rows: readonly ListedOrder[],
    names: ReadonlyMap<string, string>,
  ): AtlasOrderRow[] {
    return rows.map((row) =>
      atlasOrderRowOf(row, { store: storeNameIn(this.stores, row.division), names }),
    );
  }
}

function rowsBefore(page: number, perPage: number): number {
  const rows = (page - 1) * perPage;
  if (rows > mostRowsBeforePage) throw new PageTooFar();
  return rows;
}

function isFirst({ page = 1, after }: AtlasOrdersQuery): boolean {
  return page === 1 && after === undefined;
}

/** Whether the query selects orders only by id, as boards do. */
function selectsOnlyByIds({
  ids,
  flow: _flow,
  division: _division,
  perPage,
  ...others
}: AtlasOrdersQuery): boolean {
  const isPlain = Object.values<unknown>(others).every((value) => value === undefined);
  return ids !== undefined && isPlain && ids.split(',').length <= (perPage ?? defaultPerPage);
}
