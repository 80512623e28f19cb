import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Progress of rebuilding an outdated read model, so that an interrupted server resumes. The schema
 * version is stored too, because a later migration may list the read model again. Unreadable events
 * are recorded, so that the rest of their division continues.
 */
export class FoldedDivisions0000000000060 implements MigrationInterface {
  readonly name = 'FoldedDivisions0000000000060';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE es_folded_division (
        division_id integer NOT NULL,
        name text NOT NULL,
        migrations integer NOT NULL,
        PRIMARY KEY (division_id, name)
      );
      CREATE TABLE es_unreadable_event (
        division_id integer NOT NULL,
        position bigint NOT NULL,
        type text NOT NULL,
        schema_version smallint NOT NULL,
        problem text NOT NULL,
        noticed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (division_id, position)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
