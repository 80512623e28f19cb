import { Injectable } from '@nestjs/common';
import type { MediaUse } from '@selvedge/shared/media/contract';
import { DataSource } from 'typeorm';

/**
 * Pages in their edited and published form. For external images they include the store's own
 * copies, because shoppers see those.
 */
const pages = `
  SELECT 'page', page.uuid::text,
    coalesce(nullif(page.page #>> '{properties,title,value}', ''), page.url),
    concat_ws(' ', page.page, page.live, copies.uuids)
  FROM pages page LEFT JOIN LATERAL (
    SELECT string_agg(outside.picture::text, ' ') AS uuids
    FROM regexp_matches(
      replace(concat_ws(' ', page.page, page.live), '&amp;', '&'),
      '(?:https?:)?//[^\\s"''<>\\\\]+', 'gi') AS address
    JOIN outside_pictures outside ON outside.division_id = $1
      AND outside.key = encode(sha256(convert_to(address[1], 'UTF8')), 'hex')
  ) copies ON true
  WHERE page.division_id = $1`;

/**
 * All content that may show an image, one text per object: products, collections, creators, the
 * store and its pages. An image counts as used where its uuid occurs, alone or in an address.
 */
const sources = `
  SELECT 'product' AS kind, uuid::text AS id, product ->> 'name' AS name, product::text AS content
    FROM products WHERE division_id = $1
  UNION ALL
  SELECT 'collection', uuid::text, collection ->> 'name', collection::text
    FROM collections WHERE division_id = $1
  UNION ALL
  SELECT 'creator', uuid::text, name, creator::text FROM creators WHERE division_id = $1
  UNION ALL
  SELECT 'store', store ->> 'code', store ->> 'name', store::text FROM stores WHERE division_id = $1
  UNION ALL ${pages}`;

/** Column `uuid`: every uuid in the content of store `$1`, including those of images. */
export const usedUuids = `
  SELECT DISTINCT (regexp_matches(content, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1] AS uuid
  FROM (${sources}) source`;

/** Maximum length of the list. */
const maxUses = 500;

/** Finds the uses of images and videos. */
@Injectable()
export class MediaUses {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the uses of those `uuids` that are used, in one statement. */
  async of(
    division: number,
    uuids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly MediaUse[]>> {
    const rows = await this.dataSource.query<readonly (MediaUse & { media: string })[]>(
      `SELECT wanted.uuid AS media, kind, id, name
       FROM (${sources}) source JOIN unnest($2::text[]) AS wanted (uuid)
         ON position(wanted.uuid IN source.content) > 0
       ORDER BY kind, name, id LIMIT ${maxUses}`,
      [division, uuids],
    );
    const uses = new Map<string, MediaUse[]>();
    for (const { media, ...use } of rows) uses.set(media, [...(uses.get(media) ?? []), use]);
    return uses;
  }
}
