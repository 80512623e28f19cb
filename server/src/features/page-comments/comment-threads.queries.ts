import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CommentThreadEntity } from './comment-thread.entity.js';
import type { CommentThreadRow, StoredComment } from './comment-thread.projection.js';

/** Maximum number of threads in one response. */
const maxOpenThreads = 500;

/** Open thread with its page. */
export interface OpenThread extends Pick<
  CommentThreadRow,
  'id' | 'blockId' | 'resolved' | 'comments'
> {
  readonly pageId: number;
  readonly url: string;
  /** Stored title, not validated. */
  readonly title: unknown;
}

/** Comment of one author with its location. */
export interface OwnComment extends Pick<StoredComment, 'text' | 'at' | 'editedAt'> {
  readonly division: number;
  /** Path of the page; null if the page is deleted. */
  readonly url: string | null;
}

/** Reads comment threads, with one statement per call. */
@Injectable()
export class CommentThreadsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the threads of a page, oldest first. */
  ofPage(division: number, pageUuid: string): Promise<readonly CommentThreadRow[]> {
    return this.dataSource.manager.find(CommentThreadEntity, {
      where: { division, pageUuid },
      order: { startedAt: 'ASC', id: 'ASC' },
    });
  }

  countOf(division: number, pageUuid: string): Promise<number> {
    return this.dataSource.manager.countBy(CommentThreadEntity, { division, pageUuid });
  }

  /** Lists open threads on existing pages, latest comment first. */
  openIn(division: number): Promise<readonly OpenThread[]> {
    return this.dataSource.query<OpenThread[]>(
      `SELECT thread.id, thread.block_id AS "blockId", thread.resolved, thread.comments,
         page.id AS "pageId", page.url, page.page -> 'properties' -> 'title' -> 'value' AS title
       FROM comment_threads thread
       JOIN pages page ON page.division_id = thread.division_id AND page.uuid = thread.page_uuid
       WHERE thread.division_id = $1 AND thread.resolved IS NULL
       ORDER BY thread.comments -> -1 ->> 'at' DESC, thread.id LIMIT $2`,
      [division, maxOpenThreads],
    );
  }

  /** Lists the comments of a person (such as `customer:7`) in all stores, oldest first. */
  by(author: string): Promise<readonly OwnComment[]> {
    return this.dataSource.query<OwnComment[]>(
      `SELECT thread.division_id AS division, page.url, comment ->> 'text' AS text,
         comment ->> 'at' AS at, comment ->> 'editedAt' AS "editedAt"
       FROM es_division_head d JOIN comment_threads thread ON thread.division_id = d.division_id
       CROSS JOIN LATERAL jsonb_array_elements(thread.comments) comment
       LEFT JOIN pages page
         ON page.division_id = thread.division_id AND page.uuid = thread.page_uuid
       WHERE comment ->> 'author' = $1 ORDER BY comment ->> 'at', comment ->> 'id'`,
      [author],
    );
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
