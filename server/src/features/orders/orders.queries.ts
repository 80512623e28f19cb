import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { DataSource } from 'typeorm';

import { OrderDirectoryEntity } from './order-directory.entity.js';
import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './orders.projection.js';

/** Which orders a list shows; undefined means any. */
export interface OrdersFilter {
  readonly division?: number | undefined;
  readonly flow?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly searchTerm?: string | undefined;
}

export interface OrdersPage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
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
  | 'customerName'
  | 'createdAt'
  | 'changedAt'
  | 'position'
>;

/** An attempt that nobody has heard of for a while. */
export interface OpenAttempt {
  readonly division: number;
  readonly orderId: number;
  readonly attemptId: string;
}

export type StatusCounts = Readonly<Partial<Record<OrderStatus, number>>>;

const listed = `o.division_id AS "division", o.order_id AS "orderId", o.hash, o.flow, o.status, o.stage,
  o.percent_complete AS "percentComplete", o.total, o.currency, o.quantity, o.image,
  o.customer_name AS "customerName", o.created_at AS "createdAt", o.changed_at AS "changedAt",
  o.position`;

/**
 * Each store's orders are found by its own index, and the newest of all stores are put together:
 * no statement reads more than the page of each.
 */
const page = (conditions: string): string => `
  SELECT found.* FROM es_division_head d CROSS JOIN LATERAL (
    SELECT ${listed} FROM orders o WHERE o.division_id = d.division_id AND ${conditions}
    ORDER BY o.order_id DESC LIMIT $6::integer + $7::integer
  ) found
  WHERE $1::integer IS NULL OR d.division_id = $1
  ORDER BY found."orderId" DESC OFFSET $6 LIMIT $7`;

const total = (conditions: string): string => `
  SELECT count(*)::integer AS total FROM es_division_head d
  JOIN orders o ON o.division_id = d.division_id AND ${conditions}
  WHERE $1::integer IS NULL OR d.division_id = $1`;

const counts = `
  SELECT c.status, sum(c.orders)::integer AS orders FROM es_division_head d
  JOIN order_counts c ON c.division_id = d.division_id
  WHERE ($1::integer IS NULL OR d.division_id = $1) AND ($2::text IS NULL OR c.flow = $2)
  GROUP BY c.status`;

const conditions = `
  ($2::text IS NULL OR o.flow = $2) AND ($3::text IS NULL OR o.status = $3)
  AND ($4::text IS NULL OR o.order_id::text = $4 OR o.hash = $4
    OR o.email ILIKE $5 OR o.customer_name ILIKE $5)`;

/** How orders are read. Everything but the directory names the store first. */
@Injectable()
export class OrdersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Integer ids of orders are counted over all stores. */
  async nextOrderId(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('order_id')::integer AS id`,
    );
    if (row === undefined) throw new Error('The sequence of order ids gave none.');
    return row.id;
  }

  /** The store of an order; undefined when there is no such order. */
  async divisionOf(order: { orderId: number } | { hash: string }): Promise<number | undefined> {
    const found = await this.dataSource.manager.findOneBy(OrderDirectoryEntity, order);
    return found?.division;
  }

  /** In whichever store it is. */
  async byId(orderId: number): Promise<OrderRow | undefined> {
    const row = await this.dataSource
      .createQueryBuilder(OrderEntity, 'o')
      .innerJoin(
        OrderDirectoryEntity,
        'd',
        'd.division = o.division AND d.orderId = o.orderId AND d.orderId = :orderId',
        { orderId },
      )
      .getOne();
    return row ?? undefined;
  }

  async ofStore(division: number, orderId: number): Promise<OrderRow | undefined> {
    const row = await this.dataSource.manager.findOneBy(OrderEntity, { division, orderId });
    return row ?? undefined;
  }

  async byHash(division: number, hash: string): Promise<OrderRow | undefined> {
    const row = await this.dataSource.manager.findOneBy(OrderEntity, { division, hash });
    return row ?? undefined;
  }

  /** The newest of a customer in a store, at most 50; also those of a guest with the address, if one is given. */
  async ofPerson(
    division: number,
    { customerId, email }: { readonly customerId: number; readonly email: string | null },
  ): Promise<readonly ListedOrder[]> {
    const rows = await this.dataSource.query<Listed[]>(
      `SELECT ${listed} FROM orders o WHERE o.division_id = $1
         AND (o.customer_id = $2 OR (o.customer_id IS NULL AND lower(o.email) = $3))
       ORDER BY o.order_id DESC LIMIT 50`,
      [division, customerId, email],
    );
    return rows.map(listedOf);
  }

  /** The addresses in the orders of a subject, in whichever stores they are. */
  async emailsOf(subject: string): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ email: string }[]>(
      `SELECT DISTINCT o.email FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       WHERE o.subject = $1 AND o.email IS NOT NULL`,
      [subject],
    );
    return rows.map(({ email }) => email);
  }

  /** The newest first. */
  async list(filter: OrdersFilter, { page: nth, perPage }: OrdersPage): Promise<ListedOrder[]> {
    const offset = (nth - 1) * perPage;
    const rows = await this.dataSource.query<Listed[]>(page(conditions), [
      ...parametersOf(filter),
      offset,
      perPage,
    ]);
    return rows.map(listedOf);
  }

  async total(filter: OrdersFilter): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      total(conditions),
      parametersOf(filter),
    );
    return row?.total ?? 0;
  }

  /** Orders per status, of one store or all; follows the log at a short distance. */
  async counts({ division, flow }: OrdersFilter): Promise<StatusCounts> {
    const rows = await this.dataSource.query<{ status: string; orders: number }[]>(counts, [
      division,
      flow,
    ]);
    return Object.fromEntries(rows.map(({ status, orders }) => [status, orders]));
  }

  /** Payment attempts whose outcome has been unknown since before a time. */
  async openAttempts(before: Date): Promise<readonly OpenAttempt[]> {
    return this.dataSource.query<OpenAttempt[]>(
      `SELECT o.division_id AS "division", o.order_id AS "orderId", a ->> 'attemptId' AS "attemptId"
       FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       CROSS JOIN LATERAL jsonb_array_elements(o.payment_attempts) a
       WHERE o.open_attempt_at < $1 AND a ->> 'state' = 'started'
       ORDER BY o.open_attempt_at`,
      [before],
    );
  }
}

type Listed = Omit<ListedOrder, 'createdAt' | 'changedAt'> & { createdAt: Date; changedAt: Date };

/** The first five of every statement over orders. */
function listedOf(row: Listed): ListedOrder {
  const { createdAt, changedAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() };
}

function parametersOf({ division, flow, status, searchTerm }: OrdersFilter): unknown[] {
  const term = searchTerm?.trim();
  const pattern = term === undefined ? null : `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return [division ?? null, flow ?? null, status ?? null, term ?? null, pattern];
}
