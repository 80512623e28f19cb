import type { Review } from '@selvedge/shared/catalogue/contract';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Those that an owner looks through. */
const mostListed = 200;

/** A review, and what it is of. */
export interface ReviewPlace {
  readonly division: number;
  readonly product: string;
  readonly uuid: string;
}

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

  /** What was said of a product, the newest first; nothing of one that is not there. */
  async newestOf(division: number, product: string): Promise<readonly Review[]> {
    if (!isUuid(product)) return [];
    const rows = await this.dataSource.query<readonly { review: Review }[]>(
      `SELECT review FROM reviews WHERE division_id = $1 AND product = $2
       ORDER BY date DESC, uuid LIMIT $3`,
      [division, product, mostListed],
    );
    return rows.map(({ review }) => review);
  }

  async isThere({ division, product, uuid }: ReviewPlace): Promise<boolean> {
    if (!isUuid(product) || !isUuid(uuid)) return false;
    const [row] = await this.dataSource.query<{ known: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM reviews WHERE division_id = $1 AND product = $2 AND uuid = $3
       ) AS known`,
      [division, product, uuid],
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
