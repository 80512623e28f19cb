import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../platform/database/constraint.js';

/** Integer ids of collections, unique across all stores. */
@Injectable()
export class CollectionIds {
  constructor(private readonly dataSource: DataSource) {}

  /** Consumes an id even if the collection already has one. */
  async next(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('collection_id')::integer AS id`,
    );
    return Number(row?.id);
  }
}

/** Whether the unique index refused a concurrently saved collection. */
export function isCollectionUrlNameTaken(error: unknown): boolean {
  return breaksConstraint(error, 'collections_url_name');
}
