import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved blocks of a store, for reuse on other pages. */
export class PageSnippets0000000000021 implements MigrationInterface {
  readonly name = 'PageSnippets0000000000021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE page_snippets (
        division_id integer NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        block jsonb NOT NULL,
        PRIMARY KEY (division_id, id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
