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
import type { OrderRow } from '../orders.projection.js';

/** Which orders a list shows; undefined means any. */
export interface OrdersFilter {
  readonly division?: number | undefined;
  readonly flow?: OrderFlow | undefined;
  readonly status?: OrderStatus | undefined;
  /** From 0, of the order's flow. */
  readonly stage?: number | undefined;
  readonly priority?: OrderPriority | undefined;
  readonly factory?: string | undefined;
  /** ISO 8601: placed then or later. */
  readonly placedFrom?: string | undefined;
  /** ISO 8601: placed before then. */
  readonly placedBefore?: string | undefined;
  readonly orderIds?: readonly number[] | undefined;
  /** Only those whose money has to go back. */
  readonly refund?: 'due' | undefined;
  /** Only those that should have been sent before today. */
  readonly late?: 'yes' | undefined;
  readonly searchTerm?: string | undefined;
}

/** Where in a list an order stands: by what the list is sorted by first, and its id. */
export interface ListPlace {
  readonly key: string;
  readonly orderId: number;
}

/** Which of them: those after a place, or those after so many. */
export interface OrdersWindow {
  readonly sort: OrderSort;
  readonly after: ListPlace | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What a list shows of an order. */
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
  /** Of all its items, in their order. */
  readonly images: readonly string[];
  /** Who moved it last. */
  readonly actor: string;
};

/** How many a list has; `atLeast`: or more. */
export type OrdersTotal = Pick<AtlasOrders, 'total' | 'atLeast'>;

export type StatusCounts = Readonly<Partial<Record<OrderStatus, number>>>;

type Listed = Omit<ListedOrder, 'createdAt' | 'changedAt'> & { createdAt: Date; changedAt: Date };

/** Lists of orders, of one store or of all (decision 0079). */
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
    // What is late is in an index of its own, whatever it is sorted by.
    if (sort === 'due' && isOfDays(filter) && !isLate)
      return this.read(dueListPage(hasPlace), [...parameters, ORDER_PRIORITIES.map(rankOf)]);
    return this.read(listPage(listOrders[sort], { hasPlace, isLate }), parameters);
  }

  /**
   * Of what is counted as it happens, `counted` are the counts of the filter's store and flow; anything
   * else is counted now, as far as mostOrdersCounted.
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

  /** Orders per status, of one store or all; follows the log at a short distance. */
  async counts({ division, flow }: OrdersFilter): Promise<StatusCounts> {
    const key = `${String(division ?? '')}/${flow ?? ''}`;
    return (await this.counted.of([key])).get(key) ?? {};
  }

  /** As `12/normal`; without what any will do. */
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

/** The statuses that a filter lets through; undefined where it asks for more than is counted. */
function countedStatuses(filter: OrdersFilter): readonly OrderStatus[] | undefined {
  const { division: _division, flow, status, stage, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  if (stage !== undefined && flow === undefined) return undefined;
  const flows = flow === undefined ? Object.values(ORDER_FLOWS) : [ORDER_FLOWS[flow]];
  const stages: readonly (readonly OrderStatus[])[] = flows.flat();
  const statuses = stage === undefined ? stages.flat() : (stages[stage] ?? []);
  return [...new Set(statuses)].filter((one) => status === undefined || one === status);
}

/** Any part of a word, which has an index of three letters each; of fewer, what a word begins with. */
function patternsOf(term: string): readonly string[] {
  const letters = term.replaceAll(/[\\%_]/g, '\\$&');
  return [...term].length < 3 ? [`${letters}%`, `% ${letters}%`] : [`%${letters}%`];
}

/** Nothing is late that was placed after a moment (ORD-042). */
function placedBeforeOf({ placedBefore, late }: OrdersFilter): Date | undefined {
  const moments = [
    ...(placedBefore === undefined ? [] : [Date.parse(placedBefore)]),
    ...(late === undefined ? [] : [lateBefore(Date.now()).getTime()]),
  ];
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}

/** In the order in which the conditions number them; null where nothing is asked. */
function parametersOf(filter: OrdersFilter): unknown[] {
  const { searchTerm, priority } = filter;
  const term = searchTerm?.trim();
  const parameters = [
    filter.division,
    filter.flow,
    filter.status,
    term,
    term === undefined ? undefined : patternsOf(term),
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
