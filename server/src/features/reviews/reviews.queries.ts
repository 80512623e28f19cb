import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class ReviewsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the store has such a product, on sale or not. */
  async knowsProduct(division: number, uuid: string): Promise<boolean> {
    if (!isUuid(uuid)) return false;
    const [row] = await this.dataSource.query<{ known: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM products WHERE division_id = $1 AND uuid = $2
       ) AS known`,
      [division, uuid],
    );
    return row?.known === true;
  }

  /** The stores that have a review of that uuid. */
  async storesWith(uuid: string): Promise<readonly number[]> {
    const rows = await this.dataSource.query<{ division: number }[]>(
      `SELECT h.division_id AS division FROM es_division_head h
       WHERE EXISTS (SELECT FROM reviews r WHERE r.division_id = h.division_id AND r.uuid = $1)`,
      [uuid],
    );
    return rows.map(({ division }) => division);
  }
}
