import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the size guide of a shop look up which charts its products use. */
export class SoldSizeCharts0000000000138 implements MigrationInterface {
  readonly name = 'SoldSizeCharts0000000000138';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX products_by_chart ON products
        (division_id, coalesce(product ->> 'sizeChartId', product ->> 'garment')) WHERE shown
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
