import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partial index of the few orders that occupy slots of the factory (ATL-018). */
export class OrdersInSlots0000000000068 implements MigrationInterface {
  readonly name = 'OrdersInSlots0000000000068';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_in_slots ON orders (division_id, order_id)
        WHERE cardinality(pigeonholes) > 0;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
