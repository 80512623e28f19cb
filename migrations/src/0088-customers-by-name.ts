import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index that sorts customers by name, or by address if they have none. */
export class CustomersByName0000000000088 implements MigrationInterface {
  readonly name = 'CustomersByName0000000000088';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX customers_by_name ON customers (
        (lower(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email))), id
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
