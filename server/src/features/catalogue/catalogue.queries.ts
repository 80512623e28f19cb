import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import type { ProductFacts } from '@selvedge/shared/catalogue/product-model';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { factColumns, factsOf, soldProducts, type FactsRow } from './product-facts.queries.js';
import {
  disabledPageStatement,
  pageStatement,
  productPageOf,
  type ProductPage,
  type ProductPageRow,
} from './product-page.queries.js';
import { everywhere, listOfPlace, orderBy } from './product-places.queries.js';

/** Number of cards that a page suggests. */
const suggested = 4;

/** Product queries of shop pages, one statement each. Hidden products count as missing. */
@Injectable()
export class CatalogueReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns up to `limit` cards of the store, bestsellers first (CAT-023). */
  async cards(division: number, limit = 200): Promise<readonly ProductCard[]> {
    // One row: drivers read one large row faster than fifty small ones.
    const [row] = await readPrepared<{ cards: ProductCard[] }>(
      this.dataSource,
      `SELECT coalesce(json_agg(listed.card), '[]') AS cards FROM (
         ${listOfPlace('p.card', { place: everywhere, order: orderBy.bestsellerOrder, limit: '$2' })}
       ) listed`,
      [division, limit],
    );
    return row?.cards ?? [];
  }

  /** Returns a few cards, without the products with the given uuids. */
  async suggestions(
    division: number,
    without: ReadonlySet<string> = new Set(),
  ): Promise<readonly ProductCard[]> {
    const cards = await this.cards(division, suggested + without.size);
    return cards.filter(({ uuid }) => !without.has(uuid)).slice(0, suggested);
  }

  /**
   * API-008: returns the base product of a SKU, which may be that of a variant; undefined if it is
   * hidden.
   */
  async baseProduct(division: number, sku: string): Promise<ProductFacts | undefined> {
    const [row] = await this.dataSource.query<FactsRow[]>(
      `SELECT ${factColumns} FROM ${soldProducts}
       WHERE p.division_id = $1 AND p.shown AND (p.product -> 'isBaseProduct')::boolean
         AND (p.skus @> ARRAY[$2::text] OR p.product ->> 'sku' IN (
           SELECT $2 UNION SELECT q.product ->> 'baseSku' FROM products q
           WHERE q.division_id = $1 AND q.shown
             AND (q.product ->> 'sku' = $2 OR q.skus @> ARRAY[$2::text])
         ))
       ORDER BY p.id LIMIT 1`,
      [division, sku],
    );
    return row && factsOf(row);
  }

  /** Returns everything that a product page shows, with up to `relatedLimit` related products. */
  page(division: number, urlName: string, relatedLimit = 4): Promise<ProductPage | undefined> {
    return this.pageBy(pageStatement, [division, urlName, relatedLimit]);
  }

  /** Returns the page of a disabled product for its owner (GRD-045). */
  disabledPage(
    division: number,
    urlName: string,
    relatedLimit = 4,
  ): Promise<ProductPage | undefined> {
    return this.pageBy(disabledPageStatement, [division, urlName, relatedLimit]);
  }

  private async pageBy(
    statement: string,
    parameters: readonly [number, string, number],
  ): Promise<ProductPage | undefined> {
    const [row] = await readPrepared<ProductPageRow>(this.dataSource, statement, parameters);
    return row && productPageOf(row);
  }
}
