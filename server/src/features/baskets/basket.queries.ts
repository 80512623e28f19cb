import { Injectable } from '@nestjs/common';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { DataSource } from 'typeorm';

import type { StoreItem } from '../../platform/account-item.js';
import { filledLists } from '../../platform/database/filled-lists.js';
import { readPrepared } from '../../platform/database/prepared-read.js';
import { appendsOf } from '../../platform/database/server-data-source.js';
import type { BasketItems } from './basket.decider.js';
import { linesOf, type BasketLine } from './basket.rules.js';

/**
 * Loads a basket of this store in one statement: choices and their products, including parts of
 * bundles.
 */
const contents = `
  SELECT b.items, coalesce((
    SELECT jsonb_agg(p.product) FROM products p
    WHERE p.division_id = $1 AND p.uuid IN (
      SELECT (item ->> 'productUuid')::uuid FROM jsonb_array_elements(b.items) item
      UNION SELECT left(piece, 36)::uuid FROM jsonb_array_elements(b.items) item
        CROSS JOIN jsonb_object_keys(item -> 'bundleOptions') piece
        WHERE piece ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\\d+$'
    )), '[]') AS products
  FROM baskets b WHERE b.division_id = $1 AND b.id = $2`;

@Injectable()
export class BasketReader {
  private readonly dataSource: DataSource;

  /** Uses the connections for appends, so that slow lists of the office do not delay baskets. */
  constructor(dataSource: DataSource) {
    this.dataSource = appendsOf(dataSource);
  }

  /**
   * Returns the lines with current names and prices; empty for a basket that this store does not
   * have.
   */
  async lines(division: number, basketId: string | undefined): Promise<readonly BasketLine[]> {
    if (basketId === undefined) return [];
    const [row] = await readPrepared<{ items: BasketItems; products: Product[] }>(
      this.dataSource,
      contents,
      [division, basketId],
    );
    return row === undefined ? [] : linesOf(row.items, row.products);
  }

  /** Returns the choices without their products. */
  async items(division: number, basketId: string): Promise<BasketItems> {
    const [row] = await readPrepared<{ items: BasketItems }>(
      this.dataSource,
      'SELECT items FROM baskets WHERE division_id = $1 AND id = $2',
      [division, basketId],
    );
    return row?.items ?? [];
  }

  /** Returns the non-empty ones of these baskets, across stores. */
  filled(named: readonly StoreItem[]): Promise<readonly StoreItem[]> {
    return filledLists(this.dataSource, 'baskets', named);
  }
}
