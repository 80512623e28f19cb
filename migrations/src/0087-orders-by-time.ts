import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of orders are walked by when they were placed, also within days; those of a status and of a stage have
 * indexes that end with that time, so that what is rare among many is not looked for among all.
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
