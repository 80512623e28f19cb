import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is to be sent and is not yet, by when it was placed: few of a store's orders, and the late ones among them. */
export class LateOrders0000000000065 implements MigrationInterface {
  readonly name = 'LateOrders0000000000065';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_not_sent ON orders (division_id, created_at, order_id)
        WHERE flow = ANY ('{normal,paper}') AND stage < 5 AND status <> ALL ('{new,to_be_paid}');
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
