import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Basket contents: choices only. Name, price and image are joined when a basket is read. */
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

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
