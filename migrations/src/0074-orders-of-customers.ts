import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that find the orders of a customer across all stores, for staff. */
export class OrdersOfCustomers0000000000074 implements MigrationInterface {
  readonly name = 'OrdersOfCustomers0000000000074';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_by_customer ON orders (customer_id)
        INCLUDE (currency, status, total, created_at) WHERE customer_id IS NOT NULL AND parent IS NULL;
      CREATE INDEX orders_by_address ON orders (lower(email))
        INCLUDE (currency, status, total, created_at) WHERE customer_id IS NULL AND parent IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
