import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { StoreItem } from '../../platform/account-item.js';
import { filledLists } from '../../platform/database/filled-lists.js';
import type { LikedItems } from './favourites.decider.js';
import type { LikedList } from './favourites.rules.js';

const contents = `
  SELECT f.items, coalesce((
    SELECT jsonb_agg(jsonb_build_object('product', p.product, 'card', p.card)) FROM products p
    WHERE p.division_id = $1 AND p.uuid IN (
      SELECT (item ->> 'productUuid')::uuid FROM jsonb_array_elements(f.items) item
    )), '[]') AS products
  FROM favourites f WHERE f.division_id = $1 AND f.id = $2`;

@Injectable()
export class FavouritesReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Uses one statement; undefined for a list of another store. */
  async list(division: number, listId: string | undefined): Promise<LikedList | undefined> {
    if (listId === undefined) return undefined;
    const [row] = await this.dataSource.query<LikedList[]>(contents, [division, listId]);
    return row;
  }

  /** Returns the uuids of liked products, for hearts and count, in one statement. */
  async products(division: number, listId: string): Promise<readonly string[]> {
    const items = await this.items(division, listId);
    return [...new Set(items.map(({ productUuid }) => productUuid))];
  }

  /** Returns the items without product data. */
  async items(division: number, listId: string): Promise<LikedItems> {
    const [row] = await this.dataSource.query<{ items: LikedItems }[]>(
      'SELECT items FROM favourites WHERE division_id = $1 AND id = $2',
      [division, listId],
    );
    return row?.items ?? [];
  }

  /** Returns those lists that exist and are not empty. */
  filled(named: readonly StoreItem[]): Promise<readonly StoreItem[]> {
    return filledLists(this.dataSource, 'favourites', named);
  }
}
