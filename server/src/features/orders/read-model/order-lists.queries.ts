import { Injectable } from '@nestjs/common';
import type { AtlasOrders } from '@selvedge/shared/orders/contract';
import { lateBefore } from '@selvedge/shared/orders/lateness';
import { mostOrdersCounted, type OrderSort } from '@selvedge/shared/orders/order-sort';
import {
  ORDER_PRIORITIES,
  rankOf,
  type OrderPriority,
} from '@selvedge/shared/orders/order-priority';
import {
  ORDER_FLOWS,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { DataSource } from 'typeorm';

import { MergedReads } from '../../../platform/database/merged-reads.js';
import {
  dueListPage,
  listCounts,
  listOrders,
  listPage,
  listTotal,
} from './order-lists.statements.js';
import type { OrderRow } from './orders.projection.js';

/** Filter of an order list; undefined means any value. */
export interface OrdersFilter {
  readonly division?: number | undefined;
  readonly flow?: OrderFlow | undefined;
  readonly status?: OrderStatus | undefined;
  /** Stage within the flow, from 0. */
  readonly stage?: number | undefined;
  readonly priority?: OrderPriority | undefined;
  readonly factory?: string | undefined;
  /** ISO 8601, inclusive. */
  readonly placedFrom?: string | undefined;
  /** ISO 8601, exclusive. */
  readonly placedBefore?: string | undefined;
  readonly orderIds?: readonly number[] | undefined;
  /** Only orders with a due refund. */
  readonly refund?: 'due' | undefined;
  /** Only orders that should have been sent before today. */
  readonly late?: 'yes' | undefined;
  readonly searchTerm?: string | undefined;
}

/** Position in a list: value of the sort key, and order id. */
export interface ListPlace {
  readonly key: string;
  readonly orderId: number;
}

/** Page of a list, after a position or an offset. */
export interface OrdersWindow {
  readonly sort: OrderSort;
  readonly after: ListPlace | undefined;
  readonly offset: number;
  readonly limit: number;
}

export type ListedOrder = Pick<
  OrderRow,
  | 'division'
  | 'orderId'
  | 'hash'
  | 'flow'
  | 'status'
  | 'stage'
  | 'percentComplete'
  | 'total'
  | 'currency'
  | 'quantity'
  | 'image'
  | 'priority'
  | 'customerName'
  | 'createdAt'
  | 'changedAt'
  | 'position'
> & {
  /** Images of all items, in their order. */
  readonly images: readonly string[];
  /** Actor of the latest status change. */
  readonly actor: string;
};

/** Size of a list; a minimum if `atLeast` is set. */
export type OrdersTotal = Pick<AtlasOrders, 'total' | 'atLeast'>;

export type StatusCounts = Readonly<Partial<Record<OrderStatus, number>>>;

type Listed = Omit<ListedOrder, 'createdAt' | 'changedAt'> & { createdAt: Date; changedAt: Date };

/** Reads order lists of one store or of all (decision 0079). */
@Injectable()
export class OrderLists {
  private readonly counted = new MergedReads<string, StatusCounts>(
    async (keys) => new Map(await Promise.all(keys.map((key) => this.countsOf(key)))),
  );

  constructor(private readonly dataSource: DataSource) {}

  async list(
    filter: OrdersFilter,
    { sort, after, offset, limit }: OrdersWindow,
  ): Promise<readonly ListedOrder[]> {
    const hasPlace = after !== undefined;
    const place = [after?.key ?? null, after?.orderId ?? null];
    const parameters = [...parametersOf(filter), ...place, offset, limit];
    const isLate = filter.late !== undefined;
    // Late orders have their own index, which serves every sort.
    if (sort === 'due' && isOfDays(filter) && !isLate)
      return this.read(dueListPage(hasPlace), [...parameters, ORDER_PRIORITIES.map(rankOf)]);
    return this.read(listPage(listOrders[sort], { hasPlace, isLate }), parameters);
  }

  /**
   * Returns the size of the list. Uses the maintained counts in `counted` if they cover the filter;
   * otherwise counts up to mostOrdersCounted.
   */
  async total(filter: OrdersFilter, counted: StatusCounts): Promise<OrdersTotal> {
    const statuses = countedStatuses(filter);
    if (statuses !== undefined) {
      const sum = statuses.reduce((all, status) => all + (counted[status] ?? 0), 0);
      return { total: sum, atLeast: false };
    }
    const statement = listTotal(filter.late !== undefined);
    const [row] = await this.dataSource.query<{ total: number }[]>(statement, parametersOf(filter));
    const found = row?.total ?? 0;
    return { total: Math.min(found, mostOrdersCounted), atLeast: found > mostOrdersCounted };
  }

  /** Returns orders per status, of one store or all; eventually consistent. */
  async counts({ division, flow }: OrdersFilter): Promise<StatusCounts> {
    const key = `${String(division ?? '')}/${flow ?? ''}`;
    return (await this.counted.of([key])).get(key) ?? {};
  }

  /** Key `division/flow`, such as `12/normal`; an empty part matches any. */
  private async countsOf(key: string): Promise<readonly [string, StatusCounts]> {
    const parameters = key.split('/').map((part) => (part === '' ? null : part));
    const rows = await this.dataSource.query<{ status: string; orders: number }[]>(
      listCounts,
      parameters,
    );
    return [key, Object.fromEntries(rows.map(({ status, orders: number }) => [status, number]))];
  }

  private async read(statement: string, parameters: unknown[]): Promise<readonly ListedOrder[]> {
    const rows = await this.dataSource.query<Listed[]>(statement, parameters);
    return rows.map(({ createdAt, changedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }));
  }
}

function isOfDays({ placedFrom, placedBefore }: OrdersFilter): boolean {
  return placedFrom !== undefined || placedBefore !== undefined;
}

/**
 * Returns the statuses that match the filter; undefined if the maintained counts do not cover it.
 */
function countedStatuses(filter: OrdersFilter): readonly OrderStatus[] | undefined {
  const { division: _division, flow, status, stage, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  if (stage !== undefined && flow === undefined) return undefined;
  const flows = flow === undefined ? Object.values(ORDER_FLOWS) : [ORDER_FLOWS[flow]];
  const stages: readonly (readonly OrderStatus[])[] = flows.flat();
  const statuses = stage === undefined ? stages.flat() : (stages[stage] ?? []);
  return [...new Set(statuses)].filter((one) => status === undefined || one === status);
}

/** Combines the date filter with the late limit (ORD-042). */
function placedBeforeOf({ placedBefore, late }: OrdersFilter): Date | undefined {
  const moments = [
    ...(placedBefore === undefined ? [] : [Date.parse(placedBefore)]),
    ...(late === undefined ? [] : [lateBefore(Date.now()).getTime()]),
  ];
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}

/** Parameters in the order of the statement's numbers; null means no filter. */
function parametersOf(filter: OrdersFilter): unknown[] {
  const { searchTerm, priority } = filter;
  const term = searchTerm?.trim();
  const parameters = [
    filter.division,
    filter.flow,
    filter.status,
    term,
    term,
    filter.stage,
    priority === undefined ? undefined : rankOf(priority),
    filter.factory,
    filter.placedFrom,
    placedBeforeOf(filter),
    filter.orderIds,
    filter.refund,
  ];
  return parameters.map((value) => value ?? null);
}
