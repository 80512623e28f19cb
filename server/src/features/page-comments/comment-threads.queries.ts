import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CommentThreadEntity } from './comment-thread.entity.js';
import type { CommentThreadRow } from './comment-thread.projection.js';

/** What was said about pages, one statement a call. */
@Injectable()
export class CommentThreadsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest first. */
  ofPage(division: number, pageUuid: string): Promise<readonly CommentThreadRow[]> {
    return this.dataSource.manager.find(CommentThreadEntity, {
      where: { division, pageUuid },
      order: { startedAt: 'ASC', id: 'ASC' },
    });
  }

  countOf(division: number, pageUuid: string): Promise<number> {
    return this.dataSource.manager.countBy(CommentThreadEntity, { division, pageUuid });
  }

  async find(
    division: number,
    pageUuid: string,
    id: string,
  ): Promise<CommentThreadRow | undefined> {
    const where = { division, pageUuid, id };
    return (await this.dataSource.manager.findOneBy(CommentThreadEntity, where)) ?? undefined;
  }
}
