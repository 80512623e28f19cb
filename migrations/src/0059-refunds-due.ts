import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when money of an order has to go back; the list of those is read by it. */
export class RefundsDue0000000000059 implements MigrationInterface {
  readonly name = 'RefundsDue0000000000059';

  async up(queryRunner: QueryRunner): Promise<void> {
    // No refund was due before: there is nothing to fold again.
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN refund_due_at timestamptz(3);
      CREATE INDEX orders_refund_due ON orders (division_id, order_id)
        WHERE refund_due_at IS NOT NULL;
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
