import type { Product } from '@selvedge/shared/catalogue/contract';
import type {
  AdminProduct,
  AdminProductRow,
  AdminProductsQuery,
} from '@selvedge/shared/products/admin/contract';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import type { ApprovalFilter, ProductSort } from '@selvedge/shared/products/admin/list-labels';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface AdminProductsPage {
  readonly data: readonly AdminProductRow[];
  readonly total: number;
}

/** Unique keys of a product within its store. */
export interface ProductKey {
  readonly id: number;
  readonly uuid: string;
  readonly urlName: string;
}

export interface NamedCollection {
  readonly uuid: string;
  readonly urlName: string;
  readonly name: string;
}

const lastEvent = `LATERAL (
  SELECT e.version, e.occurred_at FROM es_event e
  WHERE e.division_id = p.division_id AND e.stream_id = 'product-' || p.uuid
  ORDER BY e.version DESC LIMIT 1
) last`;

const line = `
  SELECT p.uuid, p.product ->> 'name' AS name, p.url_name AS "urlName", p.product ->> 'sku' AS sku,
    p.product ->> 'type' AS type, p.enabled, p.product -> 'approvalStatus' AS "approvalStatus",
    p.card #>> '{image,original}' AS image, (p.product ->> 'price')::integer AS price,
    (p.product ->> 'salePrice')::integer AS "salePrice", p.product ->> 'currency' AS currency,
    p.product -> 'collections' AS collections,
    jsonb_array_length(jsonb_path_query_array(p.product, '$.colours[*].sizes[*]')) AS variants,
    jsonb_array_length(
      jsonb_path_query_array(p.product, '$.colours[*].sizes[*] ? (@.available == true)')
    ) AS available,
    p.updated_at AS "updatedAt"`;

/**
 * Each order has an index that begins with the division, so that no list sorts all products of a
 * store.
 */
const orders: Readonly<Record<ProductSort, string>> = {
  position: 'p.position',
  name: `search_form(p.product ->> 'name')`,
  '-name': `search_form(p.product ->> 'name') DESC`,
  price: 'p.selling_price',
  '-price': 'p.selling_price DESC',
  updated: 'p.updated_at',
  '-updated': 'p.updated_at DESC',
};

const approvals: Readonly<Record<ApprovalFilter, string>> = {
  approved: '1',
  denied: '-1',
  unmodded: '0',
  none: 'null',
};

/** Queries of product administration, one statement per call, always filtered by store first. */
@Injectable()
export class ProductAdminQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a page of the store's products, and the total number that matches. */
  async list(
    division: number,
    query: AdminProductsQuery,
    perPage: number,
  ): Promise<AdminProductsPage> {
    const { sort = 'position', page = 1 } = query;
    const parameters: unknown[] = [division, perPage, (page - 1) * perPage];
    const conditions = conditionsOf(query, (value) => `$${parameters.push(value)}`);
    const where = ['p.division_id = $1', ...conditions].join(' AND ');
    const [found] = await this.dataSource.query<{ data: AdminProductRow[]; total: number }[]>(
      `WITH shown AS (
         ${line} FROM products p WHERE ${where} ORDER BY ${orders[sort]}, p.id LIMIT $2 OFFSET $3
       )
       SELECT (${conditions.length === 0 ? everyOne : `SELECT count(*)::integer FROM products p WHERE ${where}`}) AS total,
         coalesce((SELECT jsonb_agg(to_jsonb(shown)) FROM shown), '[]') AS data`,
      parameters,
    );
    return { total: found?.total ?? 0, data: (found?.data ?? []).map(inIsoTime) };
  }

  /** Returns a product with its version; undefined if the store has no product with this uuid. */
  async one(division: number, uuid: string): Promise<AdminProduct | undefined> {
    if (!isUuid(uuid)) return undefined;
    const [row] = await this.dataSource.query<(Omit<AdminProduct, 'updatedAt'> & { at: Date })[]>(
      `SELECT p.product, last.version, last.occurred_at AS at
       FROM products p CROSS JOIN ${lastEvent} WHERE p.division_id = $1 AND p.uuid = $2`,
      [division, uuid],
    );
    if (row === undefined) return undefined;
    const { product, version, at } = row;
    return { product, version, updatedAt: at.toISOString() };
  }

  /** Returns the keys of all products of a store. */
  keys(division: number): Promise<readonly ProductKey[]> {
    return this.dataSource.query<ProductKey[]>(
      `SELECT id, uuid, url_name AS "urlName" FROM products WHERE division_id = $1`,
      [division],
    );
  }

  /** Ordered by position. */
  collections(division: number): Promise<readonly NamedCollection[]> {
    return this.dataSource.query<NamedCollection[]>(
      `SELECT uuid, url_name AS "urlName", collection ->> 'name' AS name FROM collections
       WHERE division_id = $1 ORDER BY position, id`,
      [division],
    );
  }

  /** Returns the types and tags in use, each in alphabetical order. */
  async typesAndTags(division: number): Promise<{ types: string[]; tags: string[] }> {
    const [row] = await this.dataSource.query<{ types: string[] | null; tags: string[] | null }[]>(
      `SELECT (SELECT jsonb_agg(DISTINCT p.product ->> 'type') FROM products p
           WHERE p.division_id = $1) AS types,
         (SELECT jsonb_agg(DISTINCT tag) FROM products p
           CROSS JOIN jsonb_array_elements_text(p.product -> 'tags') tag
           WHERE p.division_id = $1) AS tags`,
      [division],
    );
    return { types: row?.types ?? [], tags: row?.tags ?? [] };
  }

  /** Returns products in id order, starting after `afterId`. */
  async after(division: number, afterId: number, limit: number): Promise<readonly Product[]> {
    const rows = await this.dataSource.query<{ product: Product }[]>(
      `SELECT product FROM products WHERE division_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [division, afterId, limit],
    );
    return rows.map(({ product }) => product);
  }

  /** Whether an image is in the store's library; videos cannot be designs. */
  async hasPicture(division: number, uuid: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT FROM media WHERE division_id = $1 AND uuid = $2 AND content_type LIKE 'image/%'`,
      [division, uuid],
    );
    return rows.length > 0;
  }

  /** Returns the position after the store's last product. */
  async nextPosition(division: number): Promise<number> {
    const [row] = await this.dataSource.query<{ next: number }[]>(
      `SELECT coalesce(max(position), 0) + 1 AS next FROM products WHERE division_id = $1`,
      [division],
    );
    return row?.next ?? 1;
  }
}

/** Total number of a store's products, from the maintained counts. */
const everyOne = `SELECT coalesce(sum(n.products), 0)::integer FROM product_counts n
  WHERE n.division_id = $1 AND n.place = '00000000-0000-0000-0000-000000000000'
    AND n.choice = '' AND n.gender = ''`;

/** Only the filters in use; every searched column has an index. */
function conditionsOf(
  { searchTerm = '', enabled, onSale, collection, type, approval }: AdminProductsQuery,
  bind: (value: unknown) => string,
): readonly string[] {
  const term = searchTerm.trim();
  return [
    ...(term === '' ? [] : [`p.sought LIKE search_pattern(${bind(term)})`]),
    ...(enabled === undefined ? [] : [`p.enabled = ${bind(enabled === 'yes')}`]),
    ...(onSale === undefined
      ? []
      : [`(p.product -> 'salePrice' <> 'null') = ${bind(onSale === 'yes')}`]),
    ...(collection === undefined ? [] : [`p.product -> 'collections' ? ${bind(collection)}`]),
    ...(type === undefined ? [] : [`p.product ->> 'type' = ${bind(type)}`]),
    ...(approval === undefined
      ? []
      : [`p.product -> 'approvalStatus' = ${bind(approvals[approval])}::jsonb`]),
  ];
}

function inIsoTime(row: AdminProductRow): AdminProductRow {
  return { ...row, updatedAt: new Date(row.updatedAt).toISOString() };
}
