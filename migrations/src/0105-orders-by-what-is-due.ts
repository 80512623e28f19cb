import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes of orders by priority, then by time and number, so that a date filter reads one range per
 * priority. One each for a store, a stage and the print queue.
 */
export class OrdersByWhatIsDue0000000000105 implements MigrationInterface {
  readonly name = 'OrdersByWhatIsDue0000000000105';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_pressing ON orders (division_id, (-priority), created_at, order_id);
      CREATE INDEX orders_pressing_in_stage
        ON orders (division_id, flow, stage, (-priority), created_at, order_id);
      CREATE INDEX orders_pressing_to_print
        ON orders (division_id, (-priority), created_at, order_id) WHERE unprinted > 0;
      DROP INDEX orders_due_first;
      DROP INDEX orders_due;
      DROP INDEX orders_to_print;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
