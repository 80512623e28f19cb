import type { Product } from '@selvedge/shared/catalogue/contract';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { appendsOf } from '../../platform/database/server-data-source.js';

const idForm = /^[1-9]\d{0,8}$/;

/** Single products as they were saved; one statement a call. What is not shown is not there. */
@Injectable()
export class ProductsReader {
  private readonly dataSource: DataSource;

  /** On the connections for appends: no slow list of an office delays a basket. */
  constructor(dataSource: DataSource) {
    this.dataSource = appendsOf(dataSource);
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
   * The uuids of a store's products, on sale or not, of which some are named by their integer ids. What
   * names no product stays as it is, for the caller to refuse.
   */
  async uuids(division: number, named: readonly string[]): Promise<string[]> {
    const ids = named.filter((name) => idForm.test(name));
    if (ids.length === 0) return [...named];
    const found = await this.dataSource.query<{ id: number; uuid: string }[]>(
      'SELECT id, uuid FROM products WHERE division_id = $1 AND id = ANY ($2)',
      [division, ids.map(Number)],
    );
    const byId = new Map(found.map(({ id, uuid }) => [String(id), uuid]));
    return named.map((name) => byId.get(name) ?? name);
  }

  private async one(
    condition: string,
    parameters: readonly [number, string | number],
  ): Promise<Product | undefined> {
    const [row] = await readPrepared<{ product: Product }>(
      this.dataSource,
      `SELECT product FROM products WHERE division_id = $1 AND shown AND ${condition}
       ORDER BY id LIMIT 1`,
      parameters,
    );
    return row?.product;
  }
}
