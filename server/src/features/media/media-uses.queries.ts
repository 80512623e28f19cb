import { Injectable } from '@nestjs/common';
import type { MediaUse } from '@selvedge/shared/media/contract';
import { DataSource } from 'typeorm';

/**
 * The pages, as they are edited and as they are published. Where a page names a picture of another
 * host, the store's own copy of it stands beside, since that is what shoppers are shown.
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
 * Whatever may show a picture, as one text each: products with their images and designs, collections
 * with their banners, creators with their avatars, the store with its logo, pages with their blocks. A
 * picture is used where its uuid stands, be it alone or in an address.
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

/** Column `uuid`: every uuid that stands anywhere in the store of `$1`, those of pictures among them. */
export const usedUuids = `
  SELECT DISTINCT (regexp_matches(content, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1] AS uuid
  FROM (${sources}) source`;

/** As many as people would read. */
const maxUses = 500;

/** Where pictures and videos are used. */
@Injectable()
export class MediaUses {
  constructor(private readonly dataSource: DataSource) {}

  /** By uuid, for those of `uuids` that are used anywhere; one statement. */
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
