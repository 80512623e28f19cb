import type { Product, ProductCard } from '@selvedge/shared/catalogue/contract';
import type { ProductFacts } from '@selvedge/shared/catalogue/product-model';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { orderBy } from './grid.queries.js';
import { factColumns, factsOf, soldProducts, type FactsRow } from './product-facts.queries.js';
import {
  disabledPageStatement,
  pageStatement,
  productPageOf,
  type ProductPage,
  type ProductPageRow,
} from './product-page.queries.js';

const idForm = /^[1-9]\d{0,8}$/;

/** What shops read of single products; one statement a call. A product that is not shown is not there. */
@Injectable()
export class CatalogueReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The first of a store's grid, bestsellers first (CAT-023); at most `limit` cards. */
  async cards(division: number, limit = 200): Promise<readonly ProductCard[]> {
    // In one row: a driver takes longer over fifty than over one of fifty times the size.
    const [row] = await readPrepared<{ cards: ProductCard[] }>(
      this.dataSource,
      `SELECT coalesce(json_agg(listed.card), '[]') AS cards FROM (
         SELECT p.card FROM ${soldProducts} WHERE p.division_id = $1 AND p.shown
         ORDER BY ${orderBy.bestsellerOrder} LIMIT $2
       ) listed`,
      [division, limit],
    );
    return row?.cards ?? [];
  }

  byUrlName(division: number, urlName: string): Promise<Product | undefined> {
    return this.one('url_name = $2', [division, urlName]);
  }

  /** By uuid or, as the specification's calls also do, by the integer id as text. */
  async byId(division: number, uuidOrId: string): Promise<Product | undefined> {
    if (isUuid(uuidOrId)) return this.one('uuid = $2', [division, uuidOrId]);
    if (idForm.test(uuidOrId)) return this.one('id = $2', [division, Number(uuidOrId)]);
    return undefined;
  }

  /** The product that has a variant of this sku; of several the oldest. */
  bySku(division: number, sku: string): Promise<Product | undefined> {
    return this.one('skus @> ARRAY[$2::text]', [division, sku]);
  }

  /** Shown or not, since what lies in a basket may have been taken off sale. */
  async everyOf(division: number, uuids: readonly string[]): Promise<readonly Product[]> {
    if (uuids.length === 0) return [];
    const rows = await this.dataSource.query<{ product: Product }[]>(
      'SELECT product FROM products WHERE division_id = $1 AND uuid = ANY ($2)',
      [division, uuids],
    );
    return rows.map(({ product }) => product);
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

  private async one(
    condition: string,
    parameters: readonly [number, string | number],
  ): Promise<Product | undefined> {
    const [row] = await this.dataSource.query<{ product: Product }[]>(
      `SELECT product FROM products WHERE division_id = $1 AND shown AND ${condition}
       ORDER BY id LIMIT 1`,
      [...parameters],
    );
    return row?.product;
  }
}
