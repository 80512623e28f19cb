import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for a board column, by priority, and for a list, by last change. */
export class OrdersByStage0000000000048 implements MigrationInterface {
  readonly name = 'OrdersByStage0000000000048';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN priority smallint NOT NULL DEFAULT 0;
      CREATE INDEX orders_due ON orders (division_id, flow, stage, (-priority), order_id);
      CREATE INDEX orders_moved ON orders (division_id, changed_at DESC, order_id DESC);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
