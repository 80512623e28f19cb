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

/** Cards that are proposed where there is nothing else to look at. */
const suggested = 4;

/** What shop pages read of products; one statement a call. A product that is not shown is not there. */
@Injectable()
export class CatalogueReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The first of a store's grid, bestsellers first (CAT-023); at most `limit` cards. */
  async cards(division: number, limit = 200): Promise<readonly ProductCard[]> {
    // In one row: a driver takes longer over fifty than over one of fifty times the size.
    const [row] = await readPrepared<{ cards: ProductCard[] }>(
      this.dataSource,
      `SELECT coalesce(json_agg(listed.card), '[]') AS cards FROM (
         ${listOfPlace('p.card', { place: everywhere, order: orderBy.bestsellerOrder, limit: '$2' })}
       ) listed`,
      [division, limit],
    );
    return row?.cards ?? [];
  }

  /** What is proposed where there is nothing else to look at. */
  suggestions(division: number): Promise<readonly ProductCard[]> {
    return this.cards(division, suggested);
  }

  /**
   * API-008: the base product of this sku, its own or a variant's, or of the product that has it;
   * undefined when none is shown.
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

  /** All that the page of a product shows, with at most `relatedLimit` others beside it. */
  page(division: number, urlName: string, relatedLimit = 4): Promise<ProductPage | undefined> {
    return this.pageBy(pageStatement, [division, urlName, relatedLimit]);
  }

  /** The same of a product that is disabled, and so not shown (GRD-045). */
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
