import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Read models whose rows an older version wrote. A starting server rebuilds them before it serves
 * requests. Products have new columns and fields.
 */
export class OutdatedProjections0000000000012 implements MigrationInterface {
  readonly name = 'OutdatedProjections0000000000012';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE es_outdated_projection (name text PRIMARY KEY);
      INSERT INTO es_outdated_projection (name) VALUES ('products');
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
