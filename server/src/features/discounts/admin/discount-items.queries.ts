import type { DiscountItem } from '@selvedge/shared/discounts/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Maximum number of search results of each kind. */
const mostCollections = 20;
const mostProducts = 50;

const collection = `SELECT 'collection' AS kind, c.uuid, c.collection ->> 'name' AS name,
  c.collection ->> 'banner' AS image`;
const product = `SELECT 'product' AS kind, p.uuid, p.product ->> 'name' AS name,
  p.card #>> '{image,original}' AS image`;

/** Items of discount `d` as JSON, collections first; deleted ones have no name. */
export const namedItems = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', item.kind, 'uuid', item.uuid,
      'name', coalesce(c.collection ->> 'name', p.product ->> 'name'),
      'image', coalesce(c.collection ->> 'banner', p.card #>> '{image,original}')
    ) ORDER BY item.kind, item.nth), '[]')
  FROM (
    SELECT 'collection' AS kind, t.uuid::uuid, t.nth
    FROM jsonb_array_elements_text(d.terms -> 'collections') WITH ORDINALITY t(uuid, nth)
    UNION ALL
    SELECT 'product', t.uuid::uuid, t.nth
    FROM jsonb_array_elements_text(d.terms -> 'products') WITH ORDINALITY t(uuid, nth)
  ) item
  LEFT JOIN collections c
    ON item.kind = 'collection' AND c.division_id = d.division_id AND c.uuid = item.uuid
  LEFT JOIN products p
    ON item.kind = 'product' AND p.division_id = d.division_id AND p.uuid = item.uuid
)`;

/** Products and collections that a discount can be limited to; one statement per call. */
@Injectable()
export class DiscountItemsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Collections, then products, each in shop order; the first ones without a search term. */
  search(division: number, searchTerm: string): Promise<readonly DiscountItem[]> {
    const term = searchTerm.trim();
    const found = (alias: string) =>
      term === '' ? '' : `AND ${alias}.sought LIKE search_pattern($2)`;
    return this.dataSource.query(
      `(${collection} FROM collections c WHERE c.division_id = $1 ${found('c')}
         ORDER BY c.position, c.id LIMIT ${String(mostCollections)})
       UNION ALL
       (${product} FROM products p WHERE p.division_id = $1 ${found('p')}
         ORDER BY p.position, p.id LIMIT ${String(mostProducts)})`,
      term === '' ? [division] : [division, term],
    );
  }
}
