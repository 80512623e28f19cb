import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EntityReader } from '../../../platform/database/entity-reader.js';
import { OrderDirectoryEntity } from './order-directory.entity.js';
import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './orders.projection.js';

/** Payment attempt without an outcome for some time. */
export interface OpenAttempt {
  readonly division: number;
  readonly orderId: number;
  readonly attemptId: string;
  /** ISO time. */
  readonly startedAt: string;
}

/** Refund without an outcome for some time, as the provider knows it. */
export interface OpenRefund {
  readonly division: number;
  readonly orderId: number;
  readonly attemptId: string;
  readonly refundId: string;
  readonly transaction: string;
  readonly amount: number;
  readonly currency: string;
}

/** Reads orders. All queries but the directory are restricted to one store first. */
@Injectable()
export class OrdersQueries {
  private readonly rows: EntityReader<OrderRow>;

  constructor(private readonly dataSource: DataSource) {
    this.rows = new EntityReader(dataSource, OrderEntity);
  }

  /** Returns the next order id, unique across stores. */
  async nextOrderId(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('order_id')::integer AS id`,
    );
    if (row === undefined) throw new Error('The order id sequence returned no value.');
    return row.id;
  }

  /** Returns the order's store; undefined if the order does not exist. */
  async divisionOf(order: { orderId: number } | { hash: string }): Promise<number | undefined> {
    return (await this.placeOf(order))?.division;
  }

  /** Returns the order's store and id; undefined if the order does not exist. */
  async placeOf(
    order: { orderId: number } | { hash: string },
  ): Promise<Pick<OrderDirectoryEntity, 'division' | 'orderId'> | undefined> {
    const found = await this.dataSource.manager.findOneBy(OrderDirectoryEntity, order);
    return found ?? undefined;
  }

  /** Reads an order of any store. */
  async byId(orderId: number): Promise<OrderRow | undefined> {
    return this.rows.first(
      `JOIN order_directory d ON d.division_id = t.division_id AND d.order_id = t.order_id
       WHERE d.order_id = $1`,
      [orderId],
    );
  }

  async ofStore(division: number, orderId: number): Promise<OrderRow | undefined> {
    return this.rows.first('WHERE t.division_id = $1 AND t.order_id = $2', [division, orderId]);
  }

  async byHash(division: number, hash: string): Promise<OrderRow | undefined> {
    return this.rows.first('WHERE t.division_id = $1 AND t.hash = $2', [division, hash]);
  }

  /** Reads orders of any stores in the given order; omits missing ones. */
  async each(
    named: readonly Pick<OrderRow, 'division' | 'orderId'>[],
  ): Promise<readonly OrderRow[]> {
    const rows = await this.dataSource
      .createQueryBuilder(OrderEntity, 'o')
      .where(
        `(o.division_id, o.order_id) IN (
          SELECT * FROM unnest(:divisions::integer[], :ids::integer[]))`,
        {
          divisions: named.map(({ division }) => division),
          ids: named.map(({ orderId }) => orderId),
        },
      )
      .getMany();
    const found = new Map(rows.map((row) => [row.orderId, row]));
    return named.map(({ orderId }) => found.get(orderId)).filter((row) => row !== undefined);
  }

  /** Returns the e-mail addresses in the subject's orders of all stores. */
  async emailsOf(subject: string): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ email: string }[]>(
      `SELECT DISTINCT o.email FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       WHERE o.subject = $1 AND o.email IS NOT NULL`,
      [subject],
    );
    return rows.map(({ email }) => email);
  }

  /** Returns the subject's orders in all stores. */
  placesOf(subject: string): Promise<readonly Pick<OrderRow, 'division' | 'orderId'>[]> {
    return this.dataSource.query(
      `SELECT o.division_id AS "division", o.order_id AS "orderId"
       FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       WHERE o.subject = $1`,
      [subject],
    );
  }

  /** Returns payment attempts that have been open since before a time. */
  async openAttempts(before: Date): Promise<readonly OpenAttempt[]> {
    return this.dataSource.query<OpenAttempt[]>(
      `SELECT o.division_id AS "division", o.order_id AS "orderId", a ->> 'attemptId' AS "attemptId",
              a ->> 'createdAt' AS "startedAt"
       FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       CROSS JOIN LATERAL jsonb_array_elements(o.payment_attempts) a
       WHERE o.open_attempt_at < $1 AND a ->> 'state' = 'started'
       ORDER BY o.open_attempt_at`,
      [before],
    );
  }

  /** Returns refunds that have been pending since before a time. */
  async openRefunds(before: Date): Promise<readonly OpenRefund[]> {
    return this.dataSource.query<OpenRefund[]>(
      `SELECT o.division_id AS "division", o.order_id AS "orderId", o.currency,
              r ->> 'attemptId' AS "attemptId", r ->> 'refundId' AS "refundId",
              r ->> 'transaction' AS "transaction", (r ->> 'amount')::bigint AS "amount"
       FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       CROSS JOIN LATERAL jsonb_array_elements(o.refunds) r
       WHERE o.open_refund_at < $1 AND r ->> 'state' = 'pending'
         AND (r ->> 'createdAt')::timestamptz < $1
       ORDER BY o.open_refund_at`,
      [before],
    );
  }
}
