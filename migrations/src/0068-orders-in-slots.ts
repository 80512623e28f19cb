import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ATL-018: the orders that take up slots of the factory, which are few of all there are. */
export class OrdersInSlots0000000000068 implements MigrationInterface {
  readonly name = 'OrdersInSlots0000000000068';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_in_slots ON orders (division_id, order_id)
        WHERE cardinality(pigeonholes) > 0;
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
