import type { Collection, Creator, Gender, ProductCard } from '@selvedge/shared/catalogue/contract';
import {
  inSizeOrder,
  PRODUCT_ORDERS,
  type GridOffer,
  type GridWanted,
  type ProductOrder,
} from '@selvedge/shared/catalogue/cards/grid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { choiceOf } from '@selvedge/shared/catalogue/product-choices';
import { soldProducts } from './product-facts.queries.js';

/** A page of cards, how many match on all pages, and what the filters offer. */
export interface Grid {
  readonly cards: readonly ProductCard[];
  readonly total: number;
  readonly offer: GridOffer;
}

export interface CollectionPage extends Grid {
  readonly collection: Collection;
}

export interface CreatorPage extends Grid {
  readonly creator: Creator;
}

/** A collection on the way to its page. */
export interface CollectionTile {
  readonly collection: Collection;
  /** Its banner, or the picture of the first of its products; null when it has neither. */
  readonly image: string | null;
  /** How many products it shows. */
  readonly count: number;
}

export const defaultPerPage = 24;

/** How lists are sorted; equals keep the order of the store. */
export const orderBy: Readonly<Record<ProductOrder, string>> = {
  bestsellerOrder: 'coalesce(s.orders, 0) DESC, p.position, p.id',
  'new-in': 'p.created_at DESC, p.id DESC',
  'price-asc': 'p.selling_price, p.position, p.id',
  'price-desc': 'p.selling_price DESC, p.position, p.id',
};

/** Lists of products as shoppers see them, one statement a call. */
@Injectable()
export class GridReader {
  constructor(private readonly dataSource: DataSource) {}

  /** CAT-023: all products of a store. */
  async grid(division: number, wanted: GridWanted = {}): Promise<Grid> {
    const [row] = await this.read<GridRow>(division, wanted, {
      among: 'true',
      select: (parts) => `SELECT ${parts}`,
    });
    return gridOf(row ?? { cards: [], total: 0, genders: [], choices: [] });
  }

  /** CAT-026: by the address of a collection; undefined when none is shown there. */
  async collectionPage(
    division: number,
    urlName: string,
    wanted: GridWanted = {},
  ): Promise<CollectionPage | undefined> {
    const [row] = await this.read<GridRow & { collection: Collection }>(division, wanted, {
      among: 'p.collections @> ARRAY[c.uuid]',
      first: 'array_position(c.product_order, p.uuid)',
      by: urlName,
      select: (parts, by) => `SELECT c.collection, ${parts} FROM collections c
        WHERE c.division_id = $1 AND c.url_name = ${by} AND c.enabled`,
    });
    return row && { collection: row.collection, ...gridOf(row) };
  }

  /** CAT-027: by the address of a creator. */
  async creatorPage(
    division: number,
    urlName: string,
    wanted: GridWanted = {},
  ): Promise<CreatorPage | undefined> {
    const [row] = await this.read<GridRow & { creator: Creator }>(division, wanted, {
      among: 'p.creator = c.uuid',
      by: urlName,
      select: (parts, by) => `SELECT c.creator, ${parts} FROM creators c
        WHERE c.division_id = $1 AND c.url_name = ${by}`,
    });
    return row && { creator: row.creator, ...gridOf(row) };
  }

  /** API-038: the collections that are shown, in the order of the store; at most `limit`. */
  async collections(division: number, limit = 200): Promise<readonly CollectionTile[]> {
    return readPrepared<CollectionTile>(
      this.dataSource,
      `SELECT c.collection, coalesce(c.collection ->> 'banner', (
         SELECT p.card #>> '{image,original}' FROM products p
         WHERE p.division_id = $1 AND p.shown AND p.collections @> ARRAY[c.uuid]
         ORDER BY array_position(c.product_order, p.uuid), p.position, p.id LIMIT 1
       )) AS image, (
         SELECT count(*)::integer FROM products p
         WHERE p.division_id = $1 AND p.shown AND p.collections @> ARRAY[c.uuid]
       ) AS count
       FROM collections c WHERE c.division_id = $1 AND c.enabled
       ORDER BY c.position, c.id LIMIT $2`,
      [division, limit],
    );
  }

  private read<Row>(division: number, wanted: GridWanted, source: Source): Promise<readonly Row[]> {
    const parameters: unknown[] = [division];
    const bind = (value: unknown): string => `$${parameters.push(value)}`;
    const by = source.by === undefined ? '' : bind(source.by);
    const sql = source.select(gridColumns(wanted, source, bind), by);
    return readPrepared<Row>(this.dataSource, sql, parameters);
  }
}

interface Source {
  /** Which products are in the list at all. */
  readonly among: string;
  /** What goes before bestsellers. */
  readonly first?: string;
  readonly by?: string;
  readonly select: (parts: string, by: string) => string;
}

interface GridRow {
  readonly cards: readonly ProductCard[];
  readonly total: number;
  readonly genders: readonly Gender[];
  readonly choices: readonly string[];
}

type Bind = (value: unknown) => string;

function gridColumns(wanted: GridWanted, { among, first }: Source, bind: Bind): string {
  const { sort = PRODUCT_ORDERS[0], page = 1, perPage = defaultPerPage } = wanted;
  const all = `p.division_id = $1 AND p.shown AND ${among}`;
  const conditions = [all, ...filters(wanted, bind)].join(' AND ');
  const order = sort === 'bestsellerOrder' && first ? `${first}, ${orderBy[sort]}` : orderBy[sort];
  return `coalesce((SELECT json_agg(listed.card) FROM (
      SELECT p.card FROM ${soldProducts} WHERE ${conditions}
      ORDER BY ${order} LIMIT ${bind(perPage)} OFFSET ${bind((page - 1) * perPage)}
    ) listed), '[]') AS cards,
    (SELECT count(*)::integer FROM products p WHERE ${conditions}) AS total,
    (SELECT coalesce(jsonb_agg(DISTINCT p.gender), '[]') FROM products p WHERE ${all}) AS genders,
    (SELECT coalesce(jsonb_agg(DISTINCT choice), '[]') FROM products p
      CROSS JOIN unnest(p.choices) choice
      WHERE ${all} AND (choice LIKE '["",%' OR choice LIKE '%,""]')) AS choices`;
}

/** CAT-003, CAT-026. */
function filters(
  { gender, colour, size }: Pick<GridWanted, 'gender' | 'colour' | 'size'>,
  bind: Bind,
): readonly string[] {
  const chosen = colour !== undefined || size !== undefined;
  const choice = choiceOf({ ...(colour && { colour }), ...(size && { size }) });
  return [
    ...(gender === undefined ? [] : [`p.gender IN (${bind(gender)}, 'unisex')`]),
    ...(chosen ? [`p.choices @> ARRAY[${bind(choice)}]`] : []),
  ];
}

function gridOf({ cards, total, genders, choices }: GridRow): Grid {
  // They are what `choiceOf` made.
  const pairs = choices.map((choice) => JSON.parse(choice) as [string, string]);
  const colours = pairs.flatMap(([colour]) => (colour === '' ? [] : [colour]));
  const sizes = pairs.flatMap(([, size]) => (size === '' ? [] : [size]));
  return { cards, total, offer: { genders, colours, sizes: inSizeOrder(sizes) } };
}
