import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Order lists are sorted by the exact time of placing. The indexes by status and by stage end with
 * that time, so that rare orders are found without scanning all orders.
 */
export class OrdersByTime0000000000087 implements MigrationInterface {
  readonly name = 'OrdersByTime0000000000087';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_newest ON orders (division_id, created_at DESC, order_id DESC);
      CREATE INDEX orders_of_status
        ON orders (division_id, flow, status, created_at DESC, order_id DESC);
      CREATE INDEX orders_moved_in_stage
        ON orders (division_id, flow, stage, changed_at DESC, order_id DESC);
      DROP INDEX orders_placed;
      DROP INDEX orders_by_status;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
