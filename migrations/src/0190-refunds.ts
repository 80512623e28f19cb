import type { MigrationInterface, QueryRunner } from 'typeorm';

import { countedColumns, countPurchases, ordersChanged } from './0097-customer-purchases.js';

/**
 * Refunds through the payment provider: their state in the order row, an index of those without an
 * outcome, and their credit notes. Purchases of customers count without refunded amounts.
 */
export class Refunds0000000000190 implements MigrationInterface {
  readonly name = 'Refunds0000000000190';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN refunds jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN refunded bigint NOT NULL DEFAULT 0,
        ADD COLUMN open_refund_at timestamptz(3);
      CREATE INDEX orders_with_open_refund ON orders (division_id, open_refund_at)
        WHERE open_refund_at IS NOT NULL;

      CREATE TABLE refund_credit_notes (
        division_id integer NOT NULL,
        refund_id text NOT NULL,
        order_id integer NOT NULL,
        number integer NOT NULL,
        issued_at timestamptz NOT NULL,
        PRIMARY KEY (division_id, order_id, refund_id)
      );
      CREATE UNIQUE INDEX refund_credit_notes_by_number
        ON refund_credit_notes (division_id, number);
    `);
    await queryRunner.query(`
      CREATE OR REPLACE ${countPurchases('o.total - o.refunded')}
      CREATE OR REPLACE ${ordersChanged([...countedColumns, 'refunded'])}
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
