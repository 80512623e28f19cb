import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blocks that a store keeps for later and for other pages. */
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
