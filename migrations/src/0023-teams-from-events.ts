import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who works on a store is folded from events from now on. Those who are here are named once, so that the
 * server that starts next says so in the log; since when they are is known no better than since when
 * they have their account.
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
