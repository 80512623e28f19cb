import type { ProductListRequest } from '@selvedge/shared/blocks/model/sources';
import type { CollectionTile } from '@selvedge/shared/catalogue/cards/collection-tile';
import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { orderBy } from './grid.queries.js';
import { soldProducts } from './product-facts.queries.js';

export interface ProductList {
  readonly cards: readonly ProductCard[];
  /** The uuid of the collection; null where none was asked for, or none is shown. */
  readonly collection: string | null;
}

type Bind = (value: unknown) => string;

/** What pages show of a catalogue. */
@Injectable()
export class ProductListsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** BLK-028: any number of lists, as they were wanted, in one statement. */
  async read(
    division: number,
    wanted: readonly ProductListRequest[],
  ): Promise<readonly ProductList[]> {
    const parameters: unknown[] = [division];
    const bind: Bind = (value) => `$${parameters.push(value)}`;
    const lists = wanted.map((list) => listColumn(list, bind));
    const sql = `SELECT jsonb_build_array(${lists.join(', ')}) AS lists`;
    // Of more there are too many forms to prepare each.
    const [row] = await (wanted.length > 1
      ? this.dataSource.query<{ readonly lists: readonly ProductList[] }[]>(sql, parameters)
      : readPrepared<{ readonly lists: readonly ProductList[] }>(this.dataSource, sql, parameters));
    return row?.lists ?? [];
  }

  /** BLX-008: the first collections of a shop, in one statement. */
  async collections(division: number, limit: number): Promise<readonly CollectionTile[]> {
    const sql = `SELECT ${tilesColumn('$2')} AS tiles`;
    const [row] = await readPrepared<{ readonly tiles: readonly CollectionTile[] }>(
      this.dataSource,
      sql,
      [division, limit],
    );
    return row?.tiles ?? [];
  }
}

/** Throughout, `$1` is the division. */
function listColumn({ collection, sort, limit }: ProductListRequest, bind: Bind): string {
  if (collection === '') {
    return `jsonb_build_object('collection', NULL, 'cards', ${cardsColumn({
      among: 'true',
      order: orderBy[sort],
      limit: bind(limit),
    })})`;
  }
  const name = bind(collection);
  const first = sort === 'bestsellerOrder' ? 'array_position(c.product_order, p.uuid), ' : '';
  const cards = cardsColumn({
    among: 'p.collections @> ARRAY[c.uuid]',
    order: first + orderBy[sort],
    limit: bind(limit),
  });
  return `coalesce((
    SELECT jsonb_build_object('collection', c.uuid, 'cards', ${cards}) FROM collections c
    WHERE c.division_id = $1 AND c.enabled
      AND (c.url_name = ${name} OR c.uuid::text = lower(${name}) OR c.id::text = ${name})
    LIMIT 1
  ), jsonb_build_object('collection', NULL, 'cards', '[]'::jsonb))`;
}

interface CardsWanted {
  readonly among: string;
  readonly order: string;
  readonly limit: string;
}

function cardsColumn({ among, order, limit }: CardsWanted): string {
  return `coalesce((SELECT jsonb_agg(listed.card) FROM (
    SELECT p.card FROM ${soldProducts} WHERE p.division_id = $1 AND p.shown AND ${among}
    ORDER BY ${order} LIMIT ${limit}::integer
  ) listed), '[]')`;
}

/** As CollectionTile: with a banner, or the picture of the first product. */
function tilesColumn(limit: string): string {
  return `coalesce((SELECT jsonb_agg(tile.tile) FROM (
    SELECT jsonb_build_object(
      'name', c.collection -> 'name',
      'urlName', c.url_name,
      'image', coalesce(c.collection ->> 'banner', (
        SELECT p.card #>> '{image,original}' FROM products p
        WHERE p.division_id = $1 AND p.shown AND p.collections @> ARRAY[c.uuid]
        ORDER BY array_position(c.product_order, p.uuid), p.position, p.id LIMIT 1
      )),
      'count', (
        SELECT count(*) FROM products p
        WHERE p.division_id = $1 AND p.shown AND p.collections @> ARRAY[c.uuid]
      )
    ) AS tile
    FROM collections c WHERE c.division_id = $1 AND c.enabled
    ORDER BY c.position, c.id LIMIT ${limit}::integer
  ) tile), '[]')`;
}
