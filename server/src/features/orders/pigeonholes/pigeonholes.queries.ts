import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { FactoryOrder, OrderRow } from '../read-model/orders.projection.js';

/** Order columns that the slot list shows. */
export interface SlotRow
  extends FactoryOrder, Pick<OrderRow, 'image' | 'quantity' | 'items' | 'pigeonholeLogs'> {
  readonly code: string;
  readonly createdAt: Date;
}

/** Reads the slots in use at the factory. */
@Injectable()
export class PigeonholesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` under an advisory lock on the slot, across all processes. */
  async withSlotLock(code: string, work: () => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const name = `pigeonhole ${code}`;
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
      await work();
    });
  }

  /** Returns the order of any store with items in the slot, other than `butOf`. */
  async holderOf(code: string, butOf: number): Promise<number | undefined> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT order_id AS id FROM orders
       WHERE pigeonholes @> ARRAY[$1] AND cardinality(pigeonholes) > 0 AND order_id <> $2 LIMIT 1`,
      [code, butOf],
    );
    return row?.id;
  }

  /**
   * Lists slots in use, by code, of all stores; `term` is the beginning of a code or order number.
   */
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
