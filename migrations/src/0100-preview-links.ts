import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Preview link of a shop that is not public; one per shop, until it is replaced or revoked
 * (GRD-006).
 */
export class PreviewLinks0000000000100 implements MigrationInterface {
  readonly name = 'PreviewLinks0000000000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE preview_links (
        division_id integer PRIMARY KEY,
        id uuid NOT NULL,
        made_at timestamptz NOT NULL
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
