import type { ProductCard, ReviewSummary } from '@selvedge/shared/catalogue/contract';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { PRODUCT_ORDERS, type ProductOrder } from '@selvedge/shared/catalogue/listing/grid';
import type { ProductFacts } from '@selvedge/shared/catalogue/product-model';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import {
  factColumns,
  factsOf,
  reviewsOf,
  soldProducts,
  type FactsRow,
} from './product-facts.queries.js';
import { everywhere, listOfPlace, orderBy, type ListOfPlace } from './product-places.queries.js';

/** API-037: filter of a product list. */
export interface ModelsCriteria {
  readonly limit: number;
  readonly sort?: ProductOrder | undefined;
  /** Uuid or URL name of a collection. */
  readonly collection?: string | undefined;
  /**
   * Keeps only the first of products with the same designs on the same sides, whatever the garment.
   * Products without designs are compared by name.
   */
  readonly removeDuplicates?: boolean | undefined;
}

/** Assumed maximum of equal products in a list. */
const alike = 8;
const largestId = 2_147_483_647;

/** Products with all their fields; one statement per call. */
@Injectable()
export class ProductModelsReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the products with these uuids or integer ids, unordered. `hiddenToo` is for the store's
   * team.
   */
  async of(
    division: number,
    ids: readonly (string | number)[],
    hiddenToo: boolean,
  ): Promise<readonly ProductFacts[]> {
    const texts = ids.map(String);
    const rows = await this.dataSource.query<FactsRow[]>(
      `SELECT ${factColumns} FROM ${soldProducts}
       WHERE p.division_id = $1 AND (p.shown OR $4)
         AND (p.uuid = ANY ($2::uuid[]) OR p.id = ANY ($3::integer[]))`,
      [division, texts.filter(isUuid), texts.flatMap(integersIn), hiddenToo],
    );
    return rows.map(factsOf);
  }

  /** API-037: returns visible products only. */
  async list(division: number, criteria: ModelsCriteria): Promise<readonly ListedProduct[]> {
    const { sort = PRODUCT_ORDERS[0], collection, removeDuplicates = false, limit } = criteria;
    const parameters: unknown[] = [division, limit];
    const place = collection === undefined ? everywhere : collectionAt(parameters.push(collection));
    const list = { place, order: orderBy[sort] };
    const rows = removeDuplicates
      ? await this.withoutCopies(list, parameters, limit)
      : await readPrepared<ListedRow>(
          this.dataSource,
          listOfPlace(listedColumns, { ...list, limit: '$2' }),
          parameters,
        );
    return rows.map(({ id, card, description, reviewCount, ratingSum }) => ({
      ...{ id, card, description },
      reviews: reviewsOf({ reviewCount, ratingSum }),
    }));
  }

  /** Reads a list only until enough different products are found. */
  private async withoutCopies(
    list: Pick<ListOfPlace, 'place' | 'order'>,
    parameters: readonly unknown[],
    limit: number,
  ): Promise<readonly ListedRow[]> {
    const sql = withoutCopies(list, `$${parameters.length + 1}`);
    for (let among = limit * alike; ; among *= alike) {
      const rows = await this.dataSource.query<(ListedRow & { readonly seen: number })[]>(sql, [
        ...parameters,
        among,
      ]);
      if (rows.length === limit || (rows[0]?.seen ?? 0) < among) return rows;
    }
  }
}

export interface ListedProduct {
  readonly id: number;
  readonly card: ProductCard;
  readonly description: string;
  readonly reviews: ReviewSummary;
}

type ListedRow = Omit<ListedProduct, 'reviews'> & Pick<FactsRow, 'reviewCount' | 'ratingSum'>;

const listedColumns = `p.id, p.card, p.product ->> 'description' AS description,
  p.review_count AS "reviewCount", p.rating_sum AS "ratingSum"`;

function collectionAt(parameter: number): string {
  return `(SELECT c.uuid FROM collections c
    WHERE c.division_id = $1 AND c.enabled
      AND (c.url_name = $${parameter} OR c.uuid::text = $${parameter}) LIMIT 1)`;
}

/** Removes copies from the start of a list; $1 is the division, $2 the limit. */
function withoutCopies(list: Pick<ListOfPlace, 'place' | 'order'>, among: string): string {
  const numbered = `${listedColumns}, count(*) OVER ()::integer AS seen,
    row_number() OVER (ORDER BY ${list.order}) AS place,
    row_number() OVER (PARTITION BY ${likeness} ORDER BY ${list.order}) AS copy`;
  return `SELECT * FROM (${listOfPlace(numbered, { ...list, limit: among })}) numbered
    WHERE copy = 1 ORDER BY place LIMIT $2`;
}

const likeness = `CASE jsonb_strip_nulls(p.product -> 'designs')
  WHEN '{}' THEN p.product -> 'name' ELSE p.product -> 'designs' END`;

function integersIn(text: string): number[] {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? [Number(text)] : [];
}
