import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What presses comes first, and of that what was placed first: by the time and then by number, so that days are a
 * range of the index of each priority. Of a store, of a stage, and of what waits to be printed.
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
