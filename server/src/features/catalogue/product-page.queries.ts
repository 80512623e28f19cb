import type { Creator, Product, ProductCard, Review } from '@selvedge/shared/catalogue/contract';
import type { ProductFacts } from '@selvedge/shared/catalogue/product-model';

import { factColumns, factsOf, soldProducts, type FactsRow } from './product-facts.queries.js';

/** What stands around a product on its page. */
export interface ProductSurroundings {
  /** Others of the same collections first. */
  readonly related: readonly ProductCard[];
  /** CAT-012: in the order of its owner, without those that are not shown. */
  readonly crossSell: readonly ProductCard[];
  /** CAT-031: the newest first. */
  readonly latestReviews: readonly Review[];
  /** CAT-010: the products of a bundle, in its order, without those that are not shown. */
  readonly parts: readonly Product[];
  readonly creator: Creator | null;
}

/** A product with all that its page shows. */
export interface ProductPage extends ProductFacts, ProductSurroundings {}

export type ProductPageRow = FactsRow & ProductSurroundings;

const latestReviews = 10;
/** Products of a shop's grid, on either side, among which related ones are looked for first. */
const neighbours = 50;

const side = (condition: string): string => `(
  SELECT o.uuid, o.position, o.id, o.collections && p.collections AS akin FROM products o
  WHERE o.division_id = $1 AND o.shown AND o.uuid <> p.uuid AND ${condition}
  ORDER BY o.position, o.id LIMIT ${String(neighbours)}
)`;

/**
 * Cards of others of the same collections than those of `p`, then of any, each from its place in the grid
 * on and then from the start. A popular collection has enough of them nearby; all of a rare one are few.
 * What is read does not grow with the shop.
 */
const related = `
  WITH near AS MATERIALIZED (
    ${side('o.position > p.position')} UNION ALL ${side('o.position <= p.position')}
  ), akin AS (
    SELECT o.uuid, o.position, o.id, true AS akin FROM products o
    WHERE (SELECT count(*) FROM near WHERE near.akin) < $3
      AND o.division_id = $1 AND o.shown AND o.uuid <> p.uuid AND o.collections && p.collections
  ), first AS (
    SELECT * FROM (SELECT * FROM near UNION SELECT * FROM akin) candidate
    ORDER BY NOT akin, position <= p.position, position, id LIMIT $3
  )
  SELECT o.card FROM first JOIN products o ON o.division_id = $1 AND o.uuid = first.uuid
  ORDER BY NOT first.akin, first.position <= p.position, first.position, first.id`;

/**
 * $1 the division, $2 the url name, $3 how many related cards. Lists are `json`, which costs less to
 * make than `jsonb`: nobody asks for parts of them.
 */
const statementOf = (condition: string): string => `
  SELECT ${factColumns},
    coalesce((
      SELECT json_agg(other.card) FROM (${related}) other
    ), '[]') AS related,
    coalesce((
      SELECT json_agg(o.card ORDER BY wanted.place)
      FROM jsonb_array_elements_text(p.product -> 'crossSellProducts')
        WITH ORDINALITY AS wanted (uuid, place)
      JOIN products o ON o.division_id = $1 AND o.uuid = wanted.uuid::uuid AND o.shown
    ), '[]') AS "crossSell",
    coalesce((
      SELECT json_agg(newest.review) FROM (
        SELECT r.review FROM reviews r WHERE r.division_id = $1 AND r.product = p.uuid
        ORDER BY r.date DESC, r.uuid LIMIT ${latestReviews}
      ) newest), '[]') AS "latestReviews",
    coalesce((
      SELECT json_agg(o.product ORDER BY part.place)
      FROM jsonb_array_elements(p.product -> 'bundleItems') WITH ORDINALITY AS part (item, place)
      JOIN products o ON o.division_id = $1 AND o.uuid = (part.item ->> 'product')::uuid AND o.shown
    ), '[]') AS parts,
    (SELECT c.creator FROM creators c WHERE c.division_id = $1 AND c.uuid = p.creator) AS creator
  FROM ${soldProducts}
  WHERE p.division_id = $1 AND p.url_name = $2 AND ${condition}`;

export const pageStatement = statementOf('p.shown');

/** GRD-045: of one that its owner has disabled; what moderation denied is nobody's to see. */
export const disabledPageStatement = statementOf(
  `NOT p.shown AND p.product -> 'approvalStatus' IS DISTINCT FROM '-1'`,
);

export function productPageOf(row: ProductPageRow): ProductPage {
  const { related, crossSell, parts, creator } = row;
  return {
    ...factsOf(row),
    related,
    crossSell,
    latestReviews: row.latestReviews,
    parts,
    creator,
  };
}
