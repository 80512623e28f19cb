import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far the folding of an outdated read model has come, so that a server that ends meanwhile does not
 * begin anew. Folded by which schema is kept too: a later migration may name the read model again. And
 * the events that a server could not read, by name, so that the rest of their division goes on.
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
