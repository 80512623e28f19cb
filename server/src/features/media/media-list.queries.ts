import { Injectable } from '@nestjs/common';
import type { MediaTag } from '@selvedge/shared/media/contract';
import type { MediaFilters, MediaType } from '@selvedge/shared/media/media-rules';
import { DataSource } from 'typeorm';

import type { MediaRow } from './media.entity.js';
import { usedUuids } from './media-uses.queries.js';

export interface MediaListQuery {
  readonly division: number;
  readonly filters: MediaFilters;
  /** Matches anywhere in name, tags and description, ignoring case and accents. */
  readonly searchTerm: string;
  readonly page: number;
  readonly perPage: number;
}

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const contentTypes: Readonly<Record<MediaType, readonly string[]>> = {
  image: pictures,
  video: ['video/mp4'],
  png: ['image/png'],
  jpeg: ['image/jpeg'],
  webp: ['image/webp'],
  svg: ['image/svg+xml'],
  mp4: ['video/mp4'],
};

const page = `
  WITH used AS MATERIALIZED (${usedUuids}),
  found AS (
    SELECT * FROM media
    WHERE division_id = $1
      AND ($2::text IS NULL OR sought LIKE search_pattern($2))
      AND ($3::text[] IS NULL OR content_type = ANY ($3))
      AND tags @> $4::text[]
      AND ($5::boolean IS NULL OR (uuid::text IN (SELECT uuid FROM used)) = $5)
  ),
  shown AS (SELECT * FROM found ORDER BY created_at DESC, uuid LIMIT $6 OFFSET $7)
  SELECT total.count::int AS total, division_id AS division, uuid, sha256, name,
    content_type AS "contentType", bytes, width, height, focal_x AS "focalX", focal_y AS "focalY",
    tags, alt_text AS "altText", created_at AS "createdAt", created_by AS "createdBy",
    thumbnails_ready AS "thumbnailsReady"
  FROM (SELECT count(*) FROM found) total LEFT JOIN shown ON true
  ORDER BY created_at DESC, uuid`;

/** Reads the library page by page, one statement per call. */
@Injectable()
export class MediaListQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns one page of the filtered library, and the total number of matches (API-036). */
  async page(query: MediaListQuery): Promise<{ total: number; rows: readonly MediaRow[] }> {
    const { division, filters, searchTerm, page: number, perPage } = query;
    const rows = await this.dataSource.query<readonly (MediaRow & { total: number })[]>(page, [
      division,
      searchTerm === '' ? null : searchTerm,
      filters.type === null ? null : contentTypes[filters.type],
      filters.tags,
      filters.isUsed,
      perPage,
      (number - 1) * perPage,
    ]);
    // Beyond the last page the only row holds the total and nulls.
    const shown = rows.filter(({ uuid }: { uuid: string | null }) => uuid !== null);
    return { total: rows[0]?.total ?? 0, rows: shown };
  }

  /** Most used first, at most 200. */
  tags(division: number): Promise<readonly MediaTag[]> {
    return this.dataSource.query<readonly MediaTag[]>(
      `SELECT tag, count(*)::int AS count FROM media, unnest(tags) tag WHERE division_id = $1
       GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 200`,
      [division],
    );
  }
}
