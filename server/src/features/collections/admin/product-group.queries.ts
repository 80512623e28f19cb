import {
  orderedProductsLimit,
  type AdminCollection,
  type AdminCollectionRow,
  type ProductGroupRow,
  type ProductGroupsQuery,
} from '@selvedge/shared/collections/contract';
import type { AdminCreator } from '@selvedge/shared/collections/creators/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Differences between the lists of the two kinds. The SQL texts are constants; `$1` is the
 * division.
 */
interface ProductGroupKind {
  readonly table: 'collections' | 'creators';
  readonly whole: 'collection' | 'creator';
  /** Condition for the products of group `c`. */
  readonly holds: string;
  /** Order in the shop. */
  readonly order: string;
  readonly listOrder: string;
  /** The group's own image. */
  readonly image: string;
  /** Further columns of the list. */
  readonly also: string;
}

const collectionKind: ProductGroupKind = {
  table: 'collections',
  whole: 'collection',
  holds: 'p.collections @> ARRAY[c.uuid]',
  order: 'array_position(c.product_order, p.uuid), coalesce(s.orders, 0) DESC, p.position, p.id',
  listOrder: 'c.position, c.id',
  image: `c.collection ->> 'banner'`,
  also: ', c.enabled',
};

const creatorKind: ProductGroupKind = {
  table: 'creators',
  whole: 'creator',
  holds: 'p.creator = c.uuid',
  order: 'coalesce(s.orders, 0) DESC, p.position, p.id',
  listOrder: 'lower(c.name), c.id',
  image: `c.creator ->> 'avatar'`,
  also: '',
};

export interface ProductGroupPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

type CollectionFound = Omit<AdminCollection, 'updatedAt'> & { readonly at: Date };
type CreatorFound = Omit<AdminCreator, 'updatedAt'> & { readonly at: Date };

/** Reads collections and creators for the owner of a store, with one statement per call. */
@Injectable()
export class ProductGroupQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Sorted by position. */
  collections(division: number, query: ProductGroupsQuery, perPage: number) {
    return this.list<AdminCollectionRow>(collectionKind, division, query, perPage);
  }

  /** Sorted by name. */
  creators(division: number, query: ProductGroupsQuery, perPage: number) {
    return this.list<ProductGroupRow>(creatorKind, division, query, perPage);
  }

  async collection(division: number, uuid: string): Promise<AdminCollection | undefined> {
    const found = await this.one<CollectionFound>(collectionKind, division, uuid);
    return found && timed(found);
  }

  async creator(division: number, uuid: string): Promise<AdminCreator | undefined> {
    const found = await this.one<CreatorFound>(creatorKind, division, uuid);
    return found && timed(found);
  }

  /** Returns the position after all other collections of the store. */
  async nextPosition(division: number): Promise<number> {
    const [row] = await this.dataSource.query<{ next: number }[]>(
      `SELECT coalesce(max(position), 0) + 1 AS next FROM collections WHERE division_id = $1`,
      [division],
    );
    return row?.next ?? 1;
  }

  private async list<Row extends ProductGroupRow>(
    kind: ProductGroupKind,
    division: number,
    { searchTerm = '', page = 1 }: ProductGroupsQuery,
    perPage: number,
  ): Promise<ProductGroupPage<Row>> {
    const term = searchTerm.trim();
    const [found] = await this.dataSource.query<{ data: Row[]; total: number }[]>(
      listStatement(kind),
      [division, term === '' ? null : term, perPage, (page - 1) * perPage],
    );
    const data = (found?.data ?? []).map((row) => {
      return { ...row, updatedAt: new Date(row.updatedAt).toISOString() };
    });
    return { total: found?.total ?? 0, data };
  }

  private async one<Found>(
    kind: ProductGroupKind,
    division: number,
    uuid: string,
  ): Promise<Found | undefined> {
    const [row] = await this.dataSource.query<Found[]>(oneStatement(kind), [
      division,
      uuid,
      orderedProductsLimit,
    ]);
    return row;
  }
}

const lastEvent = (whole: string) => `LATERAL (
  SELECT e.version, e.occurred_at FROM es_event e
  WHERE e.division_id = c.division_id AND e.stream_id = '${whole}-' || c.uuid
  ORDER BY e.version DESC LIMIT 1
) last`;

function listStatement({
  table,
  whole,
  holds,
  order,
  listOrder,
  image,
  also,
}: ProductGroupKind): string {
  const products = `products p LEFT JOIN product_sales s
    ON s.division_id = p.division_id AND s.product = p.uuid
    WHERE p.division_id = $1 AND ${holds}`;
  const conditions = `c.division_id = $1
    AND ($2::text IS NULL OR c.sought LIKE search_pattern($2))`;
  return `WITH shown AS (
      SELECT c.uuid, c.${whole} ->> 'name' AS name, c.url_name AS "urlName"${also},
        coalesce(${image}, (
          SELECT p.card #>> '{image,original}' FROM ${products} ORDER BY ${order} LIMIT 1
        )) AS image,
        (SELECT count(*)::integer FROM products p WHERE p.division_id = $1 AND ${holds}) AS products,
        last.occurred_at AS "updatedAt"
      FROM ${table} c CROSS JOIN ${lastEvent(whole)} WHERE ${conditions}
      ORDER BY ${listOrder} LIMIT $3 OFFSET $4
    )
    SELECT (SELECT count(*)::integer FROM ${table} c WHERE ${conditions}) AS total,
      coalesce((SELECT jsonb_agg(to_jsonb(shown)) FROM shown), '[]') AS data`;
}

function oneStatement({ table, whole, holds, order }: ProductGroupKind): string {
  return `SELECT c.${whole}, last.version, last.occurred_at AS at,
      (SELECT count(*)::integer FROM products p WHERE p.division_id = $1 AND ${holds}) AS total,
      coalesce((SELECT jsonb_agg(to_jsonb(listed)) FROM (
        SELECT p.uuid, p.product ->> 'name' AS name, p.card #>> '{image,original}' AS image,
          p.enabled, p.product -> 'approvalStatus' AS "approvalStatus",
          (p.product ->> 'price')::integer AS price,
          (p.product ->> 'salePrice')::integer AS "salePrice",
          p.product ->> 'currency' AS currency
        FROM products p LEFT JOIN product_sales s
          ON s.division_id = p.division_id AND s.product = p.uuid
        WHERE p.division_id = $1 AND ${holds} ORDER BY ${order} LIMIT $3
      ) listed), '[]') AS products
    FROM ${table} c CROSS JOIN ${lastEvent(whole)}
    WHERE c.division_id = $1 AND c.uuid = $2`;
}

function timed<Found extends { readonly at: Date }>({
  at,
  ...found
}: Found): Omit<Found, 'at'> & { readonly updatedAt: string } {
  return { ...found, updatedAt: at.toISOString() };
}
