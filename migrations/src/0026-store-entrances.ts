import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ways from the main brand into the dashboard of a shop, good for half a minute. */
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
