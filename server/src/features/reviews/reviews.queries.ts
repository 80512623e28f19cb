import type { Review } from '@selvedge/shared/catalogue/contract';
import { isIntegerId } from '@selvedge/shared/catalogue/integer-id';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Maximum number of reviews an owner can list. */
const mostListed = 200;

/** Selects the product of store $1 by the uuid or id that `nameOf` passes as $2 and $3. */
const namedProduct = `
  SELECT uuid FROM products
  WHERE division_id = $1 AND (uuid = $2::uuid OR id = $3::integer)`;

/** Identifies a review within a store's product. */
export interface ReviewPlace {
  readonly division: number;
  /** UUID or integer id, as text. */
  readonly product: string;
  readonly uuid: string;
}

@Injectable()
export class ReviewsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Checks that the product exists in the store, on sale or not. */
  async knowsProduct(division: number, uuid: string): Promise<boolean> {
    if (!isUuid(uuid)) return false;
    const [row] = await this.dataSource.query<{ found: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM products WHERE division_id = $1 AND uuid = $2
       ) AS found`,
      [division, uuid],
    );
    return row?.found === true;
  }

  /**
   * Lists the reviews of a product (uuid or integer id), newest first; empty for an unknown
   * product.
   */
  async newestOf(division: number, product: string): Promise<readonly Review[]> {
    const rows = await this.dataSource.query<readonly { review: Review }[]>(
      `SELECT review FROM reviews WHERE division_id = $1 AND product = (${namedProduct})
       ORDER BY date DESC, uuid LIMIT $4`,
      [division, ...nameOf(product), mostListed],
    );
    return rows.map(({ review }) => review);
  }

  async isThere({ division, product, uuid }: ReviewPlace): Promise<boolean> {
    if (!isUuid(uuid)) return false;
    const [row] = await this.dataSource.query<{ found: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM reviews WHERE division_id = $1 AND product = (${namedProduct}) AND uuid = $4
       ) AS found`,
      [division, ...nameOf(product), uuid],
    );
    return row?.found === true;
  }

  /** Lists the stores with a review of this uuid. */
  async storesWith(uuid: string): Promise<readonly number[]> {
    const rows = await this.dataSource.query<{ division: number }[]>(
      `SELECT h.division_id AS division FROM es_division_head h
       WHERE EXISTS (SELECT FROM reviews r WHERE r.division_id = h.division_id AND r.uuid = $1)`,
      [uuid],
    );
    return rows.map(({ division }) => division);
  }
}

function nameOf(product: string): readonly [uuid: string | null, id: number | null] {
  if (isUuid(product)) return [product, null];
  return [null, isIntegerId(product) ? Number(product) : null];
}
