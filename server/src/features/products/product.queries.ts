import type { Product } from '@selvedge/shared/catalogue/contract';
import { isIntegerId } from '@selvedge/shared/catalogue/integer-id';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { batchedRead, namesOf } from '../../platform/database/batched-read.js';
import { readPrepared } from '../../platform/database/prepared-read.js';
import { appendsOf } from '../../platform/database/server-data-source.js';

/** Selects for each store and name the product with that name, the oldest if there are several. */
const shownBy = (condition: string): string => `
  SELECT DISTINCT ON (named.place) p.product
  FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY named (division, name, place)
  LEFT JOIN products p ON p.division_id = named.division AND p.shown AND ${condition}
  ORDER BY named.place, p.id`;

/**
 * Reads single products. Batches concurrent queries into one statement; hidden products count as
 * missing.
 */
@Injectable()
export class ProductsReader {
  private readonly dataSource: DataSource;
  readonly byUrlName = this.oneBy('p.url_name = named.name');
  /** Returns the product that has a variant with this SKU. */
  readonly bySku = this.oneBy('p.skus @> ARRAY[named.name]');
  private readonly byUuid = this.oneBy('p.uuid = named.name::uuid');
  private readonly byNumber = this.oneBy('p.id = named.name::integer');

  /** Uses the connections for appends, so that slow office lists cannot delay baskets. */
  constructor(dataSource: DataSource) {
    this.dataSource = appendsOf(dataSource);
  }

  /** Returns a product by uuid, or by the integer id as text, as the specified API allows. */
  async byId(division: number, uuidOrId: string): Promise<Product | undefined> {
    if (isUuid(uuidOrId)) return this.byUuid(division, uuidOrId);
    if (isIntegerId(uuidOrId)) return this.byNumber(division, uuidOrId);
    return undefined;
  }

  /** Includes hidden products, because an item in a basket may have been taken off sale. */
  async everyOf(division: number, named: readonly string[]): Promise<readonly Product[]> {
    const uuids = named.filter(isUuid);
    if (uuids.length === 0) return [];
    const rows = await readPrepared<{ product: Product }>(
      this.dataSource,
      'SELECT product FROM products WHERE division_id = $1 AND uuid = ANY ($2)',
      [division, uuids],
    );
    return rows.map(({ product }) => product);
  }

  /**
   * Resolves names, some of which are integer ids, to uuids of the store's products, shown or not.
   * Unknown names stay unchanged for the caller to refuse.
   */
  async uuids(division: number, named: readonly string[]): Promise<string[]> {
    const ids = named.filter(isIntegerId);
    if (ids.length === 0) return [...named];
    const found = await this.dataSource.query<{ id: number; uuid: string }[]>(
      'SELECT id, uuid FROM products WHERE division_id = $1 AND id = ANY ($2)',
      [division, ids.map(Number)],
    );
    const byId = new Map(found.map(({ id, uuid }) => [String(id), uuid]));
    return named.map((name) => byId.get(name) ?? name);
  }

  private oneBy(condition: string) {
    const statement = shownBy(condition);
    return batchedRead(async (named): Promise<readonly (Product | undefined)[]> => {
      const rows = await readPrepared<{ product: Product | null }>(
        this.dataSource,
        statement,
        namesOf(named),
      );
      return rows.map(({ product }) => product ?? undefined);
    });
  }
}
