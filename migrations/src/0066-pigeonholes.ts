import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Items in the slots of the factory, and the slots that an order occupies (ATL-018). */
export class Pigeonholes0000000000066 implements MigrationInterface {
  readonly name = 'Pigeonholes0000000000066';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN pigeonhole_logs jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN pigeonholes text[] NOT NULL DEFAULT '{}';
      CREATE INDEX orders_by_pigeonhole ON orders USING gin (pigeonholes)
        WHERE cardinality(pigeonholes) > 0;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
