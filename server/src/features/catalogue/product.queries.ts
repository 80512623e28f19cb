import type { Product, ProductCard } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A product with its neighbours in the grid, for its page. */
export interface ProductPage {
  readonly product: Product;
  readonly related: readonly ProductCard[];
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idForm = /^[1-9]\d{0,8}$/;

/** What shops read of the catalogue; one statement a call. A product that is not enabled is not there. */
@Injectable()
export class CatalogueReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The grid of a store, in its order (CAT-023); at most `limit` cards. */
  async cards(division: number, limit = 200): Promise<readonly ProductCard[]> {
    const rows = await this.dataSource.query<{ card: ProductCard }[]>(
      `SELECT card FROM products WHERE division_id = $1 AND enabled ORDER BY position, id LIMIT $2`,
      [division, limit],
    );
    return rows.map(({ card }) => card);
  }

  byUrlName(division: number, urlName: string): Promise<Product | undefined> {
    return this.one('url_name = $2', [division, urlName]);
  }

  /** By uuid or, as the specification's calls also do, by the integer id as text. */
  async byId(division: number, uuidOrId: string): Promise<Product | undefined> {
    if (uuidForm.test(uuidOrId)) return this.one('uuid = $2', [division, uuidOrId]);
    if (idForm.test(uuidOrId)) return this.one('id = $2', [division, Number(uuidOrId)]);
    return undefined;
  }

  /** The product that has a variant of this sku. */
  bySku(division: number, sku: string): Promise<Product | undefined> {
    const having = JSON.stringify({ colours: [{ sizes: [{ sku }] }] });
    return this.one('product @> $2::jsonb', [division, having]);
  }

  /** Enabled or not, since what lies in a basket may have been taken off sale. */
  async everyOf(division: number, uuids: readonly string[]): Promise<readonly Product[]> {
    if (uuids.length === 0) return [];
    const rows = await this.dataSource.query<{ product: Product }[]>(
      'SELECT product FROM products WHERE division_id = $1 AND uuid = ANY ($2)',
      [division, uuids],
    );
    return rows.map(({ product }) => product);
  }

  /** A product by its address, with the cards that share a collection with it, at most `relatedLimit`. */
  async page(
    division: number,
    urlName: string,
    relatedLimit = 4,
  ): Promise<ProductPage | undefined> {
    const [row] = await this.dataSource.query<ProductPage[]>(
      `SELECT p.product, coalesce((
         SELECT jsonb_agg(other.card) FROM (
           SELECT o.card FROM products o
           WHERE o.division_id = $1 AND o.enabled AND o.uuid <> p.uuid
           ORDER BY NOT (o.product -> 'collections') @> (p.product -> 'collections'),
             o.position <= p.position, o.position, o.id
           LIMIT $3
         ) other), '[]') AS related
       FROM products p WHERE p.division_id = $1 AND p.url_name = $2 AND p.enabled`,
      [division, urlName, relatedLimit],
    );
    return row;
  }

  private async one(
    condition: string,
    parameters: readonly [number, string | number],
  ): Promise<Product | undefined> {
    const [row] = await this.dataSource.query<{ product: Product }[]>(
      `SELECT product FROM products WHERE division_id = $1 AND enabled AND ${condition}`,
      [...parameters],
    );
    return row?.product;
  }
}
