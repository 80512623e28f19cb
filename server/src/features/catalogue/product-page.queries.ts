import type { Creator, Product, ProductCard, Review } from '@selvedge/shared/catalogue/contract';
import { shownPrices } from '@selvedge/shared/catalogue/prior-price';
import type { ProductFacts } from '@selvedge/shared/catalogue/product-model';

import { factColumns, factsOf, soldProducts, type FactsRow } from './product-facts.queries.js';

export interface ProductSurroundings {
  /** Products of the same collections first. */
  readonly related: readonly ProductCard[];
  /** CAT-012: visible products in the order that the owner chose. */
  readonly crossSell: readonly ProductCard[];
  /** CAT-031: newest first. */
  readonly latestReviews: readonly Review[];
  /** CAT-010: visible products of a bundle, in its order. */
  readonly parts: readonly Product[];
  readonly creator: Creator | null;
}

export interface ProductPage extends ProductFacts, ProductSurroundings {}

export type ProductPageRow = FactsRow &
  ProductSurroundings & {
    /** Lowest price before the product went on sale. */
    readonly priorPrice: number | null;
  };

const latestReviews = 10;
/** Related products are first searched among this many products on either side in the grid. */
const neighbours = 50;

const side = (condition: string): string => `(
  SELECT o.uuid, o.position, o.id, o.collections && p.collections AS akin FROM products o
  WHERE o.division_id = $1 AND o.shown AND o.uuid <> p.uuid AND ${condition}
  ORDER BY o.position, o.id LIMIT ${String(neighbours)}
)`;

/**
 * Cards of products in the same collections as `p`, then of any others. Both are read from the
 * position of `p` in the grid to its end, then from its start. A popular collection has enough
 * products nearby; a rare one is small. The number of rows read does not grow with the shop.
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
 * $1 division, $2 URL name, $3 number of related cards. Lists are `json`, which is cheaper to build
 * than `jsonb`; nothing reads parts of them.
 */
const statementOf = (condition: string): string => `
  SELECT ${factColumns}, p.prior_price AS "priorPrice",
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

/**
 * GRD-045: a product that its owner disabled. A product that moderation denied stays hidden from
 * everyone.
 */
export const disabledPageStatement = statementOf(
  `NOT p.shown AND p.product -> 'approvalStatus' IS DISTINCT FROM '-1'`,
);

export function productPageOf(row: ProductPageRow): ProductPage {
  const { product, priorPrice, related, crossSell, parts, creator } = row;
  const priced = { ...product, ...shownPrices(product, priorPrice) };
  return {
    ...factsOf({ ...row, product: priced }),
    related,
    crossSell,
    latestReviews: row.latestReviews,
    parts,
    creator,
  };
}
