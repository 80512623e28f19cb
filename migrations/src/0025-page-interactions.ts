import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visitor interactions with pages: totals, and what each visitor has done. */
export class PageInteractions0000000000025 implements MigrationInterface {
  readonly name = 'PageInteractions0000000000025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE page_interactions (
        division_id integer NOT NULL,
        page_uuid uuid NOT NULL,
        counts jsonb NOT NULL,
        PRIMARY KEY (division_id, page_uuid)
      );
      CREATE TABLE visit_interactions (
        division_id integer NOT NULL,
        visit_id text NOT NULL,
        kinds jsonb NOT NULL,
        PRIMARY KEY (division_id, visit_id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
