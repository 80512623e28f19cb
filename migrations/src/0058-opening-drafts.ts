import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people typed of a shop that they are about to open, to go on wherever they sign in. */
export class OpeningDrafts0000000000058 implements MigrationInterface {
  readonly name = 'OpeningDrafts0000000000058';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE opening_drafts (
        division_id integer NOT NULL,
        subject text NOT NULL,
        draft jsonb NOT NULL,
        PRIMARY KEY (division_id, subject)
      );
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
