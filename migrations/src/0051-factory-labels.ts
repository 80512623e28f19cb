import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Labels of each order; the print queue reads orders with unprinted ones. */
export class FactoryLabels0000000000051 implements MigrationInterface {
  readonly name = 'FactoryLabels0000000000051';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN labels jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN unprinted integer NOT NULL DEFAULT 0,
        ADD COLUMN reprint_reason text;
      CREATE INDEX orders_to_print ON orders (division_id, (-priority), order_id)
        WHERE unprinted > 0;
      INSERT INTO es_outdated_projection VALUES ('orders') ON CONFLICT DO NOTHING;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
