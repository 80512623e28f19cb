import { SIZE_CHARTS, type SizeChart } from '@selvedge/shared/catalogue/garments/size-charts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Selects a visible product by its chart, or else by its garment. */
const shownWith = (key: string): string => `
  SELECT FROM products p WHERE p.division_id = $1 AND p.shown
    AND coalesce(p.product ->> 'sizeChartId', p.product ->> 'garment') = ${key}`;

/** Reads the size charts of a shop's products. */
@Injectable()
export class SoldChartsReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the charts that visible products use. The charts of garments hold the sizes of adults,
   * so they apply to products for children only if the owner chose them.
   */
  async of(division: number): Promise<readonly SizeChart[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT c.id FROM unnest($2::integer[], $3::text[]) c (id, garment)
       WHERE EXISTS (${shownWith('c.id::text')})
         OR EXISTS (${shownWith('c.garment')} AND p.gender <> 'kids')`,
      [division, SIZE_CHARTS.map(({ id }) => id), SIZE_CHARTS.map(({ garment }) => garment)],
    );
    const sold = new Set(rows.map(({ id }) => id));
    return SIZE_CHARTS.filter(({ id }) => sold.has(id));
  }
}
