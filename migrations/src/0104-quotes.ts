import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Terms, mock-ups and documents of bespoke orders, each sealed with the key of the order's customer
 * (ATL-016).
 */
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

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
