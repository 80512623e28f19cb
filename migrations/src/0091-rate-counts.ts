import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How often a line called one call within a window, for all processes together. Unlogged: what a crash of the
 * database forgets are the counts of a minute.
 */
export class RateCounts0000000000091 implements MigrationInterface {
  readonly name = 'RateCounts0000000000091';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNLOGGED TABLE rate_counts (
        key text PRIMARY KEY,
        calls integer NOT NULL,
        ends_at timestamptz NOT NULL
      ) WITH (fillfactor = 50);
      CREATE INDEX rate_counts_end ON rate_counts (ends_at);
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
