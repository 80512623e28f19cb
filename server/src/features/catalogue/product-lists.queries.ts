import type { ProductListRequest } from '@selvedge/shared/blocks/model/sources';
import type { CollectionTile } from '@selvedge/shared/catalogue/cards/collection-tile';
import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import {
  countIn,
  everywhere,
  listOfPlace,
  orderBy,
  pictureOfCollection,
  type ListOfPlace,
} from './product-places.queries.js';

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
      place: everywhere,
      order: orderBy[sort],
      limit: bind(limit),
    })})`;
  }
  const name = bind(collection);
  const cards = cardsColumn({
    place: 'c.uuid',
    order: orderBy[sort],
    ...(sort === 'bestsellerOrder' && { arranged: 'c.product_order' }),
    limit: bind(limit),
  });
  return `coalesce((
    SELECT jsonb_build_object('collection', c.uuid, 'cards', ${cards}) FROM collections c
    WHERE c.division_id = $1 AND c.enabled
      AND (c.url_name = ${name} OR c.uuid::text = lower(${name}) OR c.id::text = ${name})
    LIMIT 1
  ), jsonb_build_object('collection', NULL, 'cards', '[]'::jsonb))`;
}

function cardsColumn(list: ListOfPlace): string {
  return `coalesce((
    SELECT jsonb_agg(listed.card) FROM (${listOfPlace('p.card', list)}) listed
  ), '[]')`;
}

/** As CollectionTile: with a banner, or the picture of the first product. */
function tilesColumn(limit: string): string {
  return `coalesce((SELECT jsonb_agg(tile.tile) FROM (
    SELECT jsonb_build_object(
      'name', c.collection -> 'name',
      'urlName', c.url_name,
      'image', ${pictureOfCollection},
      'count', ${countIn('c.uuid')}
    ) AS tile
    FROM collections c WHERE c.division_id = $1 AND c.enabled
    ORDER BY c.position, c.id LIMIT ${limit}::integer
  ) tile), '[]')`;
}
