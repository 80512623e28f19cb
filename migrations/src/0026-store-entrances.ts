import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that lead from the main brand into the dashboard of a shop, valid for 30 seconds. */
export class StoreEntrances0000000000026 implements MigrationInterface {
  readonly name = 'StoreEntrances0000000000026';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNLOGGED TABLE store_entrances (
        division_id integer NOT NULL,
        code_hash bytea NOT NULL,
        subject_kind text NOT NULL,
        subject_id integer NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (division_id, code_hash)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
