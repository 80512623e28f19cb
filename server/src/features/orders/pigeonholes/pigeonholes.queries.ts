import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { FactoryOrder, OrderRow } from '../orders.projection.js';

/** What the list of slots shows of an order that takes one up. */
export interface SlotRow
  extends FactoryOrder, Pick<OrderRow, 'image' | 'quantity' | 'items' | 'pigeonholeLogs'> {
  readonly code: string;
  readonly createdAt: Date;
}

/** Which slots of the factory are taken. */
@Injectable()
export class PigeonholesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Nobody else, in whatever process, does something with this slot meanwhile. */
  async alone(code: string, work: () => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const name = `pigeonhole ${code}`;
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
      await work();
    });
  }

  /** The order, of whichever store, whose items lie in a slot; not the one that is asked for. */
  async holderOf(code: string, butOf: number): Promise<number | undefined> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT order_id AS id FROM orders
       WHERE pigeonholes @> ARRAY[$1] AND cardinality(pigeonholes) > 0 AND order_id <> $2 LIMIT 1`,
      [code, butOf],
    );
    return row?.id;
  }

  /** The slots that are taken, by their codes, of every store; `term` is what a code or a number begins with. */
  taken(term: string, limit: number): Promise<readonly SlotRow[]> {
    return this.dataSource.query<SlotRow[]>(
      `SELECT code, o.division_id AS division, o.order_id AS "orderId", o.flow, o.status, o.stage,
         o.priority, o.image, o.quantity, o.items, o.pigeonhole_logs AS "pigeonholeLogs",
         o.created_at AS "createdAt"
       FROM orders o CROSS JOIN LATERAL unnest(o.pigeonholes) AS code
       WHERE cardinality(o.pigeonholes) > 0
         AND (starts_with(code, $1) OR starts_with(o.order_id::text, $1))
       ORDER BY code, o.order_id LIMIT $2`,
      [term, limit],
    );
  }
}
