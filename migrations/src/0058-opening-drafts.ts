import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts of shops that are about to be opened, available wherever the person signs in. */
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

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
