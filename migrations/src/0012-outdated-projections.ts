import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Read models whose rows an older program wrote: a server that starts folds them again before it
 * serves anybody. Products got new columns and fields.
 */
export class OutdatedProjections0000000000012 implements MigrationInterface {
  readonly name = 'OutdatedProjections0000000000012';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE es_outdated_projection (name text PRIMARY KEY);
      INSERT INTO es_outdated_projection (name) VALUES ('products');
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
