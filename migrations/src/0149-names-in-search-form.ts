import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes that sort products and customers by the form in which names are compared. In a database
 * with locale C, `lower` leaves É and Ч unchanged and sorts É after z.
 */
export class NamesInSearchForm0000000000149 implements MigrationInterface {
  readonly name = 'NamesInSearchForm0000000000149';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX products_by_name;
      CREATE INDEX products_by_name_form ON products (division_id, search_form(product ->> 'name'), id);
      DROP INDEX customers_by_name;
      CREATE INDEX customers_by_name_form ON customers (
        (search_form(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email))), id
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
