import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { ImageImportEntity } from './image-import.entity.js';
import type { ImageImportRow } from './image-import.projection.js';
import { keyOfSource } from './external-source.js';

/** Imported image or video in the store's library. */
export interface OwnPicture {
  readonly uuid: string;
  readonly isFilm: boolean;
}

/** Queries of image imports, one statement per call. */
@Injectable()
export class ImageImportsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns imported images that are still in the library, by source. */
  async taken(
    division: number,
    sources: readonly string[],
  ): Promise<ReadonlyMap<string, OwnPicture>> {
    const rows = await readPrepared<{ source: string; uuid: string; contentType: string }>(
      this.dataSource,
      `SELECT outside.source, media.uuid, media.content_type AS "contentType"
       FROM outside_pictures outside
       JOIN media ON media.division_id = $1 AND media.uuid = outside.picture
       WHERE outside.division_id = $1 AND outside.key = ANY ($2::text[])`,
      [division, sources.map(keyOfSource)],
    );
    return new Map(
      rows.map(({ source, uuid, contentType }) => [
        source,
        { uuid, isFilm: contentType.startsWith('video/') },
      ]),
    );
  }

  async find(division: number, key: string): Promise<ImageImportRow | undefined> {
    const where = { division, key };
    return (await this.dataSource.manager.findOne(ImageImportEntity, { where })) ?? undefined;
  }

  /** Returns the sources that need no request: already imported, or too soon after the last one. */
  async settled(
    division: number,
    sources: readonly string[],
    now: string,
  ): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<{ source: string }[]>(
      `SELECT source FROM outside_pictures WHERE division_id = $1 AND key = ANY ($2::text[])
         AND (status = 'taken' OR not_again_before > $3)`,
      [division, sources.map(keyOfSource), now],
    );
    return new Set(rows.map(({ source }) => source));
  }
}
