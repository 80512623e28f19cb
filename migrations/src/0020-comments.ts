import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comment threads on the blocks of a page. */
export class Comments0000000000020 implements MigrationInterface {
  readonly name = 'Comments0000000000020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE comment_threads (
        division_id integer NOT NULL,
        id uuid NOT NULL,
        page_uuid uuid NOT NULL,
        block_id uuid NOT NULL,
        started_at timestamptz(3) NOT NULL,
        resolved jsonb,
        comments jsonb NOT NULL,
        PRIMARY KEY (division_id, id)
      );
      CREATE INDEX comment_threads_of_page ON comment_threads (division_id, page_uuid, started_at);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
