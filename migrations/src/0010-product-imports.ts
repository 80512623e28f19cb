import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Product files that owners uploaded: one row per import, and the cells and result of each of its
 * rows.
 */
export class ProductImports0000000000010 implements MigrationInterface {
  readonly name = 'ProductImports0000000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE product_imports (
        division_id integer NOT NULL,
        uuid uuid NOT NULL,
        file_name text NOT NULL,
        columns jsonb NOT NULL,
        status text NOT NULL,
        created_by text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (division_id, uuid)
      );
      CREATE INDEX product_imports_by_age ON product_imports (division_id, created_at);

      CREATE TABLE product_import_rows (
        division_id integer NOT NULL,
        import_uuid uuid NOT NULL,
        row integer NOT NULL,
        name text NOT NULL,
        cells jsonb NOT NULL,
        outcome text NOT NULL,
        changed jsonb NOT NULL,
        reasons jsonb NOT NULL,
        is_done boolean NOT NULL,
        PRIMARY KEY (division_id, import_uuid, row),
        FOREIGN KEY (division_id, import_uuid)
          REFERENCES product_imports (division_id, uuid) ON DELETE CASCADE
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
