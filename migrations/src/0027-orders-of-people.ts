import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that find the orders of a person. */
export class OrdersOfPeople0000000000027 implements MigrationInterface {
  readonly name = 'OrdersOfPeople0000000000027';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_of_customer ON orders (division_id, customer_id, order_id DESC)
        WHERE customer_id IS NOT NULL;
      CREATE INDEX orders_of_address ON orders (division_id, lower(email), order_id DESC)
        WHERE customer_id IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
