import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From now on, memberships are a projection. Existing ones are listed once, so that the next server
 * start records them in the log. Their start date is unknown, so the creation date of the account
 * is used.
 */
export class TeamsFromEvents0000000000023 implements MigrationInterface {
  readonly name = 'TeamsFromEvents0000000000023';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE memberships ADD COLUMN since timestamptz(3) NOT NULL DEFAULT clock_timestamp();
      UPDATE memberships SET since = created_at FROM customers WHERE id = customer_id;

      CREATE TABLE older_members (
        division_id integer NOT NULL,
        customer_id integer NOT NULL,
        role text NOT NULL,
        permissions text[] NOT NULL,
        since timestamptz(3) NOT NULL,
        PRIMARY KEY (division_id, customer_id)
      );
      INSERT INTO older_members
        SELECT division_id, customer_id, role, permissions, since FROM memberships;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
