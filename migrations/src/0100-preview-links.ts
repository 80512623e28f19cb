import type { MigrationInterface, QueryRunner } from 'typeorm';

/** GRD-006: by which a shop that is not open to everybody may be looked at; one each, until it is made anew or ended. */
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
