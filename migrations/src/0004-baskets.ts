import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lies in each basket: choices only; name, price and picture are joined when it is read. */
export class Baskets0000000000004 implements MigrationInterface {
  readonly name = 'Baskets0000000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE baskets (
        division_id integer NOT NULL,
        id text NOT NULL,
        items jsonb NOT NULL,
        changed_at timestamptz(3) NOT NULL,
        PRIMARY KEY (division_id, id)
      ) WITH (fillfactor = 70);
    `);
  }

  /** Forward only: baskets come back from their events, not from an older schema. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
