import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of the last publication of a page, which the site map shows; null while unpublished. */
export class PagesPublishedAt0000000000136 implements MigrationInterface {
  readonly name = 'PagesPublishedAt0000000000136';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE pages ADD COLUMN live_at timestamptz(3);
      UPDATE pages p SET live_at = (
        SELECT e.occurred_at FROM es_event e
        WHERE e.division_id = p.division_id AND e.stream_id = 'page-' || p.uuid
          AND e.type = 'PagePublished'
        ORDER BY e.version DESC LIMIT 1
      ) WHERE p.live IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
