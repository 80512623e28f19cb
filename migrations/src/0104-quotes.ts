import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ATL-016: what was agreed on of a bespoke order, and its mock-ups and documents, each sealed for whose order it is. */
export class Quotes0000000000104 implements MigrationInterface {
  readonly name = 'Quotes0000000000104';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN quote jsonb;
      CREATE TABLE quote_files (
        division_id integer NOT NULL,
        id uuid NOT NULL,
        order_id integer NOT NULL,
        subject text NOT NULL,
        content_type text NOT NULL,
        sealed bytea NOT NULL,
        PRIMARY KEY (division_id, id)
      );
      CREATE INDEX quote_files_of_person ON quote_files (division_id, subject);
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
