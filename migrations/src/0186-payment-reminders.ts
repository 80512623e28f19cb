import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the customer of an unpaid order was reminded. Old orders are not reminded of. */
export class PaymentReminders0000000000186 implements MigrationInterface {
  readonly name = 'PaymentReminders0000000000186';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN is_reminded boolean NOT NULL DEFAULT false;
      CREATE INDEX orders_unreminded ON orders (created_at)
        WHERE stage = 0 AND NOT is_reminded AND deleted_at IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
