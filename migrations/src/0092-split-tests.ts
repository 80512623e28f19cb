import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sessions that saw each variation of a split test, and the orders they led to (BLX-014). The tests
 * themselves are part of their store.
 */
export class SplitTests0000000000092 implements MigrationInterface {
  readonly name = 'SplitTests0000000000092';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE split_test_counts (
        division_id integer NOT NULL,
        test_id integer NOT NULL,
        variation_id integer NOT NULL,
        discoveries bigint NOT NULL,
        PRIMARY KEY (division_id, test_id, variation_id)
      ) WITH (fillfactor = 50);
      CREATE TABLE split_test_orders (
        division_id integer NOT NULL,
        test_id integer NOT NULL,
        order_id bigint NOT NULL,
        variation_id integer NOT NULL,
        PRIMARY KEY (division_id, test_id, order_id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
