import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../platform/database/constraint.js';

/** The integer ids of collections, which are the same for all stores. */
@Injectable()
export class CollectionIds {
  constructor(private readonly dataSource: DataSource) {}

  /** A number that is used up even when the collection turns out to have one already. */
  async next(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('collection_id')::integer AS id`,
    );
    return Number(row?.id);
  }
}

/** The unique index is what decides between two collections that are saved at the same time. */
export function isCollectionUrlNameTaken(error: unknown): boolean {
  return breaksConstraint(error, 'collections_url_name');
}
