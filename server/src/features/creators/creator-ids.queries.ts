import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../platform/database/constraint.js';

/** Integer ids of creators, unique across all stores. */
@Injectable()
export class CreatorIds {
  constructor(private readonly dataSource: DataSource) {}

  /** Consumes an id even if the creator already has one. */
  async next(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('creator_id')::integer AS id`,
    );
    return Number(row?.id);
  }
}

/** Whether the unique index refused a concurrently saved creator. */
export function isCreatorUrlNameTaken(error: unknown): boolean {
  return breaksConstraint(error, 'creators_url_name');
}
