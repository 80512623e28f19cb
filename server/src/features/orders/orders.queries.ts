import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EntityReader } from '../../platform/database/entity-reader.js';
import { OrderDirectoryEntity } from './directory/order-directory.entity.js';
import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './orders.projection.js';

/** An attempt that nobody has heard of for a while. */
export interface OpenAttempt {
  readonly division: number;
  readonly orderId: number;
  readonly attemptId: string;
}

/** How orders are read. Everything but the directory names the store first. */
@Injectable()
export class OrdersQueries {
  private readonly rows: EntityReader<OrderRow>;

  constructor(private readonly dataSource: DataSource) {
    this.rows = new EntityReader(dataSource, OrderEntity);
  }

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
    return (await this.placeOf(order))?.division;
  }

  /** The store and the number of an order; undefined when there is no such order. */
  async placeOf(
    order: { orderId: number } | { hash: string },
  ): Promise<Pick<OrderDirectoryEntity, 'division' | 'orderId'> | undefined> {
    const found = await this.dataSource.manager.findOneBy(OrderDirectoryEntity, order);
    return found ?? undefined;
  }

  /** In whichever store it is. */
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

  /** Orders of whichever stores, in this order; one that is no longer there is left out. */
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

  /** The addresses in the orders of a subject, in whichever stores they are. */
  async emailsOf(subject: string): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ email: string }[]>(
      `SELECT DISTINCT o.email FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       WHERE o.subject = $1 AND o.email IS NOT NULL`,
      [subject],
    );
    return rows.map(({ email }) => email);
  }

  /** The orders of a subject, in whichever stores they are. */
  placesOf(subject: string): Promise<readonly Pick<OrderRow, 'division' | 'orderId'>[]> {
    return this.dataSource.query(
      `SELECT o.division_id AS "division", o.order_id AS "orderId"
       FROM es_division_head d JOIN orders o ON o.division_id = d.division_id
       WHERE o.subject = $1`,
      [subject],
    );
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
