import type { Collection, Creator, Gender, ProductCard } from '@selvedge/shared/catalogue/contract';
import {
  inSizeOrder,
  PRODUCT_ORDERS,
  type GridOffer,
  type GridCriteria,
} from '@selvedge/shared/catalogue/listing/grid';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { choiceOf } from '@selvedge/shared/catalogue/product-choices';
import {
  countEverywhere,
  countIn,
  everywhere,
  listOfPlace,
  orderBy,
  pictureOfCollection,
} from './product-places.queries.js';

/** A page of cards, the total number of matches, and the available filter values. */
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

/** Tile that links to a collection. */
export interface CollectionTile {
  readonly collection: Collection;
  /** Its banner, or the image of its first product; null if it has neither. */
  readonly image: string | null;
  /** Number of visible products. */
  readonly count: number;
}

export const defaultPerPage = 24;

/** Product lists for shoppers, one statement each. */
@Injectable()
export class GridReader {
  constructor(private readonly dataSource: DataSource) {}

  /** CAT-026: finds a collection by web address; undefined if it is not visible. */
  async collectionPage(
    division: number,
    urlName: string,
    criteria: GridCriteria = {},
  ): Promise<CollectionPage | undefined> {
    const [row] = await this.read<GridRow & { collection: Collection }>(division, criteria, {
      arranged: 'c.product_order',
      by: urlName,
      select: (parts, by) => `SELECT c.collection, ${parts} FROM collections c
        WHERE c.division_id = $1 AND c.url_name = ${by} AND c.enabled`,
    });
    return row && { collection: row.collection, ...gridOf(row) };
  }

  /** CAT-001: lists the visible products of the shop, without filters. */
  async allProducts(
    division: number,
    criteria: Pick<GridCriteria, 'sort' | 'page' | 'perPage'> = {},
  ): Promise<Grid> {
    const { sort = PRODUCT_ORDERS[0], page = 1, perPage = defaultPerPage } = criteria;
    const cards = listOfPlace('p.card', {
      place: everywhere,
      order: orderBy[sort],
      limit: '$2',
      offset: '$3',
    });
    const rows = await readPrepared<Pick<Grid, 'cards' | 'total'>>(
      this.dataSource,
      `SELECT coalesce((SELECT json_agg(listed.card) FROM (${cards}) listed), '[]') AS cards,
         ${countEverywhere} AS total`,
      [division, perPage, (page - 1) * perPage],
    );
    const [{ cards: listed, total } = { cards: [], total: 0 }] = rows;
    return { cards: listed, total, offer: { genders: [], colours: [], sizes: [] } };
  }

  /** CAT-027: finds a creator by web address. */
  async creatorPage(
    division: number,
    urlName: string,
    criteria: GridCriteria = {},
  ): Promise<CreatorPage | undefined> {
    const [row] = await this.read<GridRow & { creator: Creator }>(division, criteria, {
      by: urlName,
      select: (parts, by) => `SELECT c.creator, ${parts} FROM creators c
        WHERE c.division_id = $1 AND c.url_name = ${by}`,
    });
    return row && { creator: row.creator, ...gridOf(row) };
  }

  /** API-038: returns up to `limit` visible collections in the order of the store. */
  async collections(division: number, limit = 200): Promise<readonly CollectionTile[]> {
    return readPrepared<CollectionTile>(
      this.dataSource,
      `SELECT c.collection, ${pictureOfCollection} AS image, ${countIn('c.uuid')} AS count
       FROM collections c WHERE c.division_id = $1 AND c.enabled
       ORDER BY c.position, c.id LIMIT $2`,
      [division, limit],
    );
  }

  private read<Row>(
    division: number,
    criteria: GridCriteria,
    source: Source,
  ): Promise<readonly Row[]> {
    const parameters: unknown[] = [division];
    const bind = (value: unknown): string => `$${parameters.push(value)}`;
    const by = bind(source.by);
    const sql = source.select(gridColumns(criteria, source, bind), by);
    return readPrepared<Row>(this.dataSource, sql, parameters);
  }
}

interface Source {
  /** Products that are listed before the bestsellers. */
  readonly arranged?: string;
  readonly by: string;
  /** Selects from collections or creators `c`, whose uuid identifies the list. */
  readonly select: (parts: string, by: string) => string;
}

interface GridRow {
  readonly cards: readonly ProductCard[];
  readonly total: number;
  readonly genders: readonly Gender[];
  readonly choices: readonly string[];
}

type Bind = (value: unknown) => string;

function gridColumns(criteria: GridCriteria, { arranged }: Source, bind: Bind): string {
  const { sort = PRODUCT_ORDERS[0], page = 1, perPage = defaultPerPage } = criteria;
  const { conditions, total } = filtersOf(criteria, bind);
  const cards = listOfPlace('p.card', {
    place: 'c.uuid',
    order: orderBy[sort],
    conditions,
    ...(sort === 'bestsellerOrder' && arranged !== undefined && { arranged }),
    limit: bind(perPage),
    offset: bind((page - 1) * perPage),
  });
  const offered = `FROM product_counts n
    WHERE n.division_id = $1 AND n.place = c.uuid AND n.products > 0`;
  return `coalesce((SELECT json_agg(listed.card) FROM (${cards}) listed), '[]') AS cards,
    ${total} AS total,
    (SELECT coalesce(jsonb_agg(DISTINCT n.gender), '[]') ${offered} AND n.choice = '') AS genders,
    (SELECT coalesce(jsonb_agg(DISTINCT n.choice), '[]') ${offered}
      AND (n.choice LIKE '["",%' OR n.choice LIKE '%,""]')) AS choices`;
}

interface Filters {
  /** SQL conditions on the products `p`. */
  readonly conditions: readonly string[];
  /** SQL of the total number. */
  readonly total: string;
}

function filtersOf({ gender, colour, size }: GridCriteria, bind: Bind): Filters {
  const genders = gender === undefined ? undefined : `${bind(gender)}, 'unisex'`;
  const chosen = colour !== undefined || size !== undefined;
  const choice = chosen
    ? bind(choiceOf({ ...(colour && { colour }), ...(size && { size }) }))
    : undefined;
  return {
    conditions: [
      ...(genders === undefined ? [] : [`p.gender IN (${genders})`]),
      ...(choice === undefined ? [] : [`p.choices @> ARRAY[${choice}]`]),
    ],
    total: countIn('c.uuid', choice, genders),
  };
}

function gridOf({ cards, total, genders, choices }: GridRow): Grid {
  // Values that `choiceOf` created.
  const pairs = choices.map((choice) => JSON.parse(choice) as [string, string]);
  const colours = pairs.flatMap(([colour]) => (colour === '' ? [] : [colour]));
  const sizes = pairs.flatMap(([, size]) => (size === '' ? [] : [size]));
  return { cards, total, offer: { genders, colours, sizes: inSizeOrder(sizes) } };
}
