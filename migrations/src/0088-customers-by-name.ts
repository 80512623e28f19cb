import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of customers is walked by name; who has said none stands there by their address. */
export class CustomersByName0000000000088 implements MigrationInterface {
  readonly name = 'CustomersByName0000000000088';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX customers_by_name ON customers (
        (lower(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email))), id
      );
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
