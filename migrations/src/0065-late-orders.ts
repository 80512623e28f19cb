import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partial index of the few unsent orders by time of placing, for the list of late orders. */
export class LateOrders0000000000065 implements MigrationInterface {
  readonly name = 'LateOrders0000000000065';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_not_sent ON orders (division_id, created_at, order_id)
        WHERE flow = ANY ('{normal,paper}') AND stage < 5 AND status <> ALL ('{new,to_be_paid}');
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
