import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From now on, customers and staff are projections under the platform's division. Existing accounts
 * are listed once, so that the next server start records them in the log. The decider enforces
 * unique addresses; a rebuild deletes and inserts rows, so no foreign key may reference them.
 */
export class AccountsFromEvents0000000000022 implements MigrationInterface {
  readonly name = 'AccountsFromEvents0000000000022';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE older_accounts (
        subject_kind text NOT NULL,
        id integer NOT NULL,
        PRIMARY KEY (subject_kind, id)
      );
      INSERT INTO older_accounts
        SELECT 'customer', id FROM customers UNION ALL SELECT 'staff', id FROM staff;

      ALTER TABLE memberships DROP CONSTRAINT memberships_customer_id_fkey;
      ALTER TABLE customers
        ADD COLUMN division_id integer NOT NULL DEFAULT 0,
        ADD COLUMN eula_version text,
        ADD COLUMN eula_signed_at timestamptz(3),
        ADD UNIQUE (division_id, id),
        DROP CONSTRAINT customers_email_key;
      CREATE INDEX customers_by_email ON customers (email);
      ALTER TABLE staff
        ADD COLUMN division_id integer NOT NULL DEFAULT 0,
        ADD UNIQUE (division_id, id),
        DROP CONSTRAINT staff_email_key;
      CREATE INDEX staff_by_email ON staff (email);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
