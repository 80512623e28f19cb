import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface UnpaidOrder {
  readonly division: number;
  readonly orderId: number;
}

/** Finds orders whose customers left the checkout before they paid. */
@Injectable()
export class UnpaidOrders {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the orders placed between two moments whose customers were not reminded, oldest first.
   * Leaves out customers who have paid for an order of the store since.
   */
  placedBetween(after: Date, before: Date): Promise<readonly UnpaidOrder[]> {
    return this.dataSource.query(
      `SELECT o.division_id AS "division", o.order_id AS "orderId" FROM orders o
       WHERE o.stage = 0 AND NOT o.is_reminded AND o.deleted_at IS NULL
         AND o.open_attempt_at IS NULL AND o.flow <> 'bespoke' AND o.email IS NOT NULL
         AND o.created_at > $1 AND o.created_at <= $2
         AND NOT EXISTS (
           SELECT FROM orders later WHERE later.division_id = o.division_id
             AND lower(later.email) = lower(o.email) AND later.stage > 0
             AND later.created_at > o.created_at
         )
       ORDER BY o.created_at LIMIT 1000`,
      [after, before],
    );
  }
}
