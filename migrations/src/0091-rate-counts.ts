import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Request counts per key and window, shared by all processes. Unlogged: a crash of the database
 * loses only the counts of a minute.
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

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
