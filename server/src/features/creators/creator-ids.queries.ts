import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../platform/database/constraint.js';

/** The integer ids of creators, which are the same for all stores. */
@Injectable()
export class CreatorIds {
  constructor(private readonly dataSource: DataSource) {}

  /** A number that is used up even when the creator turns out to have one already. */
  async next(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('creator_id')::integer AS id`,
    );
    return Number(row?.id);
  }
}

/** The unique index is what decides between two creators that are saved at the same time. */
export function isCreatorUrlNameTaken(error: unknown): boolean {
  return breaksConstraint(error, 'creators_url_name');
}
