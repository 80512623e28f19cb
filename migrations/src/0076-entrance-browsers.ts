import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Binds an entry code for the dashboard of a shop to the browser that requested it. */
export class EntranceBrowsers0000000000076 implements MigrationInterface {
  readonly name = 'EntranceBrowsers0000000000076';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM store_entrances;
      ALTER TABLE store_entrances
        ALTER COLUMN code_hash TYPE text USING encode(code_hash, 'base64'),
        ADD COLUMN browser text NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
