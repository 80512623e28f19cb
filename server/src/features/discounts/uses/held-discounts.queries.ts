import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Reads which orders hold uses of limited discounts. */
@Injectable()
export class HeldDiscounts {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns unpaid orders that were placed before a time and hold uses, oldest first. */
  placedBefore(
    time: Date,
  ): Promise<readonly { readonly division: number; readonly orderId: number }[]> {
    return this.dataSource.query(
      `SELECT division_id AS "division", order_id AS "orderId" FROM orders
       WHERE holds_discount AND stage = 0 AND deleted_at IS NULL AND open_attempt_at IS NULL
         AND created_at < $1
       ORDER BY created_at LIMIT 1000`,
      [time],
    );
  }

  async countersOf(division: number, orderId: number): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ counter: string }[]>(
      `SELECT unnest(counters) AS counter FROM discount_uses
       WHERE division_id = $1 AND order_id = $2`,
      [division, orderId],
    );
    return rows.map(({ counter }) => counter);
  }
}
