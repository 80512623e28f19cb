import { Injectable } from '@nestjs/common';
import { noInteractions, type PageInteractions } from '@selvedge/shared/interactions/interactions';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';

/** Queries of page interactions. */
@Injectable()
export class InteractionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the counts and one visitor's own interactions, in one statement. */
  async of(
    division: number,
    pageUuid: string,
    visitId: string | undefined,
  ): Promise<PageInteractions> {
    const [found] = await readPrepared<Partial<PageInteractions>>(
      this.dataSource,
      `SELECT counts, (
         SELECT kinds FROM visit_interactions WHERE division_id = $1 AND visit_id = $3
       ) AS own FROM page_interactions WHERE division_id = $1 AND page_uuid = $2`,
      [division, pageUuid, visitId ?? null],
    );
    return { counts: found?.counts ?? noInteractions, own: found?.own ?? [] };
  }
}
