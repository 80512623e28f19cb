import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';

import { MediaRow } from './media.entity.js';

/** Columns that may change. */
export type MediaChanges = Partial<
  Pick<MediaRow, 'name' | 'altText' | 'tags' | 'focalX' | 'focalY' | 'thumbnailsReady'>
>;

/**
 * Table of library items. Adding an item locks its content, as does removing the last item with
 * that content.
 */
@Injectable()
export class MediaQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(division: number, uuid: string): Promise<MediaRow | undefined> {
    const row = await this.dataSource.manager.findOneBy(MediaRow, { division, uuid });
    return row ?? undefined;
  }

  findMany(division: number, uuids: readonly string[]): Promise<readonly MediaRow[]> {
    return this.dataSource.manager.findBy(MediaRow, { division, uuid: In(uuids) });
  }

  /** Returns the oldest item with this content. */
  async findByContent(division: number, sha256: string): Promise<MediaRow | undefined> {
    const where = { division, sha256 };
    const order = { createdAt: 'ASC', uuid: 'ASC' } as const;
    return (await this.dataSource.manager.findOne(MediaRow, { where, order })) ?? undefined;
  }

  /** Adds a row after `writeFile`; the file cannot be removed before both are done. */
  add(row: MediaRow, writeFile: () => Promise<void>): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockContent(manager, row);
      await writeFile();
      await manager.insert(MediaRow, row);
    });
  }

  /** Returns the changed row; undefined if it does not exist (any more). */
  async change(
    division: number,
    uuid: string,
    changes: MediaChanges,
  ): Promise<MediaRow | undefined> {
    if (Object.keys(changes).length > 0)
      await this.dataSource.manager.update(MediaRow, { division, uuid }, changes);
    return this.find(division, uuid);
  }

  /** Adds and removes tags of many items in one statement, at most `limit` tags each. */
  async changeTags(
    division: number,
    uuids: readonly string[],
    { add, remove, limit }: { add: readonly string[]; remove: readonly string[]; limit: number },
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE media SET tags = (
         SELECT coalesce(array_agg(tag ORDER BY place), '{}') FROM (
           SELECT tag, min(place) AS place FROM unnest(media.tags || $3::text[]) WITH ORDINALITY AS t (tag, place)
           WHERE tag <> ALL ($4::text[]) GROUP BY tag ORDER BY min(place) LIMIT $5
         ) kept)
       WHERE division_id = $1 AND uuid = ANY ($2::uuid[])`,
      [division, uuids, add, remove, limit],
    );
  }

  /** Removes rows and returns those that existed. */
  async remove(division: number, uuids: readonly string[]): Promise<readonly MediaFile[]> {
    const [removed] = await this.dataSource.query<readonly [readonly MediaFile[], number]>(
      `DELETE FROM media WHERE division_id = $1 AND uuid = ANY ($2::uuid[]) RETURNING uuid, sha256`,
      [division, uuids],
    );
    return removed;
  }

  /** Calls `removeFile` if no row uses the content any more. */
  async removeIfUnreferenced(
    division: number,
    sha256: string,
    removeFile: () => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockContent(manager, { division, sha256 });
      if (!(await manager.existsBy(MediaRow, { division, sha256 }))) await removeFile();
    });
  }
}

/** A removed item, with the content that it used. */
export interface MediaFile {
  readonly uuid: string;
  readonly sha256: string;
}

/** Locks content against other additions and removals until the transaction ends. */
async function lockContent(
  manager: EntityManager,
  { division, sha256 }: Pick<MediaRow, 'division' | 'sha256'>,
): Promise<void> {
  const name = `media ${division} ${sha256}`;
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
