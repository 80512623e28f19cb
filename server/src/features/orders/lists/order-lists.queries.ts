import { Injectable } from '@nestjs/common';
import type { AtlasOrders } from '@selvedge/shared/orders/contract';
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

const listed = `o.division_id AS "division", o.order_id AS "orderId", o.hash, o.flow, o.status, o.stage,
  o.percent_complete AS "percentComplete", o.total, o.currency, o.quantity, o.image, o.priority,
  o.customer_name AS "customerName", o.created_at AS "createdAt", o.changed_at AS "changedAt",
  o.position, jsonb_path_query_array(o.items, '$[*].image') AS "images",
  o.status_log -> -1 ->> 'actor' AS "actor"`;

/** What an order is sorted by, and what comes after the place of one: its keys are the parameters named. */
interface Order {
  readonly by: string;
  readonly after: string;
}

/** The priority and the time in the key of what is due. */
export const dueKey = {
  rank: (parameter: string) => `split_part(${parameter}::text, '@', 1)::integer`,
  time: (parameter: string) => `split_part(${parameter}::text, '@', 2)::timestamptz`,
};

/** Each has an index that begins with the division, so that no statement sorts a store's orders. */
const orders: Readonly<Record<OrderSort, Order>> = {
  newest: {
    by: 'o.created_at DESC, o.order_id DESC',
    after: '(o.created_at, o.order_id) < ($13::timestamptz, $14::integer)',
  },
  oldest: {
    by: 'o.created_at, o.order_id',
    after: '(o.created_at, o.order_id) > ($13::timestamptz, $14::integer)',
  },
  due: {
    by: '(-o.priority), o.created_at, o.order_id',
    after: `((-o.priority), o.created_at, o.order_id)
      > (-${dueKey.rank('$13')}, ${dueKey.time('$13')}, $14::integer)`,
  },
  moved: {
    by: 'o.changed_at DESC, o.order_id DESC',
    after: '(o.changed_at, o.order_id) < ($13::timestamptz, $14::integer)',
  },
};

/**
 * What is searched for has an index of its own in each column: none of the others are read. Of what was
 * deleted only money that has to go back is shown.
 */
const conditions = `
  ($2::text IS NULL OR o.flow = $2) AND ($3::text IS NULL OR o.status = $3)
  AND ($4::text IS NULL OR o.hash = $4 OR o.email ILIKE ANY ($5::text[])
    OR o.customer_name ILIKE ANY ($5::text[])
    OR o.order_id = CASE WHEN $4 ~ '^[1-9][0-9]{0,9}$' THEN $4::bigint END)
  AND ($6::smallint IS NULL OR o.stage = $6) AND ($7::smallint IS NULL OR (-o.priority) = -$7::smallint)
  AND ($8::text IS NULL OR o.fulfillment_factory = $8)
  AND ($9::timestamptz IS NULL OR o.created_at >= $9)
  AND ($10::timestamptz IS NULL OR o.created_at < $10)
  AND ($11::integer[] IS NULL OR o.order_id = ANY ($11))
  AND ($12::text IS NULL OR o.refund_due_at IS NOT NULL)
  AND (o.deleted_at IS NULL OR $12 IS NOT NULL)`;

/** Of the priority of a place nothing that was placed before it: for the index, which is not asked by rows here. */
const sinceDue = `o.created_at >= CASE WHEN p.rank = ${dueKey.rank('$13')}
  THEN ${dueKey.time('$13')} ELSE '-infinity' END`;

/** Each store's orders are found by its own index, and what all stores have is put together. */
const page = ({ by, after }: Order, hasPlace: boolean): string => `
  SELECT found.* FROM es_division_head d CROSS JOIN LATERAL (
    SELECT o.* FROM orders o WHERE o.division_id = d.division_id AND ${conditions}
      AND ${hasPlace ? after : '$13::text IS NULL AND $14::text IS NULL'}
    ORDER BY ${by} LIMIT $15::integer + $16::integer
  ) o
  CROSS JOIN LATERAL (SELECT ${listed}) found
  WHERE $1::integer IS NULL OR d.division_id = $1
  ORDER BY ${by} OFFSET $15 LIMIT $16`;

/**
 * What is due on certain days: those of a priority are a range of its index, so that each is read for itself
 * and nothing is walked past that was placed on other days.
 */
const duePage = (hasPlace: boolean): string => `
  SELECT found.* FROM es_division_head d CROSS JOIN unnest($17::integer[]) p (rank)
  CROSS JOIN LATERAL (
    SELECT o.* FROM orders o
    WHERE o.division_id = d.division_id AND (-o.priority) = -p.rank AND ${conditions}
      AND ${hasPlace ? `${orders.due.after} AND ${sinceDue}` : '$13::text IS NULL AND $14::text IS NULL'}
    ORDER BY o.created_at, o.order_id LIMIT $15::integer + $16::integer
  ) o
  CROSS JOIN LATERAL (SELECT ${listed}) found
  WHERE $1::integer IS NULL OR d.division_id = $1
  ORDER BY ${orders.due.by} OFFSET $15 LIMIT $16`;

/**
 * One more than are counted tells that there are more. They are walked as the list walks them: without an
 * order, they would be looked for in the whole table, the orders of other stores too.
 */
const total = `
  SELECT count(*)::integer AS total FROM (
    SELECT FROM es_division_head d CROSS JOIN LATERAL (
      SELECT FROM orders o WHERE o.division_id = d.division_id AND ${conditions}
      ORDER BY ${orders.newest.by} LIMIT ${String(mostOrdersCounted + 1)}
    ) found
    WHERE $1::integer IS NULL OR d.division_id = $1
    LIMIT ${String(mostOrdersCounted + 1)}
  ) counted`;

const counts = `
  SELECT c.status, sum(c.orders)::integer AS orders FROM es_division_head d
  JOIN order_counts c ON c.division_id = d.division_id
  WHERE ($1::integer IS NULL OR d.division_id = $1) AND ($2::text IS NULL OR c.flow = $2)
  GROUP BY c.status`;

type Listed = Omit<ListedOrder, 'createdAt' | 'changedAt'> & { createdAt: Date; changedAt: Date };

/** Lists of orders, of one store or of all. */
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
    if (sort === 'due' && isOfDays(filter))
      return this.read(duePage(hasPlace), [...parameters, ORDER_PRIORITIES.map(rankOf)]);
    return this.read(page(orders[sort], hasPlace), parameters);
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
    const [row] = await this.dataSource.query<{ total: number }[]>(total, parametersOf(filter));
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
    const asked = key.split('/').map((part) => (part === '' ? null : part));
    const rows = await this.dataSource.query<{ status: string; orders: number }[]>(counts, asked);
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

/** In the order in which the conditions number them; null where nothing is asked. */
function parametersOf(filter: OrdersFilter): unknown[] {
  const { searchTerm, priority } = filter;
  const term = searchTerm?.trim();
  const asked = [
    filter.division,
    filter.flow,
    filter.status,
    term,
    term === undefined ? undefined : patternsOf(term),
    filter.stage,
    priority === undefined ? undefined : rankOf(priority),
    filter.factory,
    filter.placedFrom,
    filter.placedBefore,
    filter.orderIds,
    filter.refund,
  ];
  return asked.map((value) => value ?? null);
}
