import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Price history of products, from which a reduction shows the lowest price before it. */
export class PriorPrices0000000000187 implements MigrationInterface {
  readonly name = 'PriorPrices0000000000187';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE products
        ADD COLUMN price_history jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN prior_price integer;
      INSERT INTO es_outdated_projection VALUES ('products') ON CONFLICT DO NOTHING;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
