import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time since which an order has a refund due, with the index of that list. */
export class RefundsDue0000000000059 implements MigrationInterface {
  readonly name = 'RefundsDue0000000000059';

  async up(queryRunner: QueryRunner): Promise<void> {
    // No existing order has a refund due, so that no rebuild is needed.
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN refund_due_at timestamptz(3);
      CREATE INDEX orders_refund_due ON orders (division_id, order_id)
        WHERE refund_due_at IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
