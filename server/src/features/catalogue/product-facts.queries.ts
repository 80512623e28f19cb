import type { Product, ReviewSummary } from '@selvedge/shared/catalogue/contract';
import type { CollectionName, ProductFacts } from '@selvedge/shared/catalogue/product-model';

/** A row of `factsOf` as the driver returns it. */
export interface FactsRow {
  readonly product: Product;
  readonly createdBy: string;
  readonly createdAt: Date | string;
  readonly reviewCount: number;
  readonly ratingSum: number;
  readonly orders: number;
  readonly collections: readonly CollectionName[];
}

/** Columns for the product model, from `products p LEFT JOIN product_sales s`. */
export const factColumns = `p.product, p.created_by AS "createdBy", p.created_at AS "createdAt",
  p.review_count AS "reviewCount", p.rating_sum AS "ratingSum", coalesce(s.orders, 0) AS orders,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'id', c.id, 'uuid', c.uuid, 'name', c.collection -> 'name', 'urlName', c.url_name
    ) ORDER BY c.position, c.id)
    FROM collections c
    WHERE c.division_id = $1 AND c.uuid = ANY (p.collections) AND c.enabled
  ), '[]') AS collections`;

/** Products with their sales. `$1` is the division, here and below. */
export const soldProducts = `products p
  LEFT JOIN product_sales s ON s.division_id = $1 AND s.product = p.uuid`;

export function factsOf(row: FactsRow): ProductFacts {
  const { product, createdBy, createdAt, orders } = row;
  return {
    product,
    created: { by: createdBy, at: new Date(createdAt).toISOString() },
    orders,
    reviews: reviewsOf(row),
    collections: row.collections,
  };
}

export function reviewsOf({
  reviewCount: count,
  ratingSum,
}: Pick<FactsRow, 'reviewCount' | 'ratingSum'>): ReviewSummary {
  return { count, average: count === 0 ? null : ratingSum / count };
}
