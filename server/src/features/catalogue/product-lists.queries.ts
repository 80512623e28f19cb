import type { ProductListRequest } from '@selvedge/shared/blocks/model/sources';
import type { PlaceTile } from '@selvedge/shared/catalogue/cards/place-tile';
import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import { collectionLink, creatorLink } from '@selvedge/shared/links/links';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import {
  countIn,
  everywhere,
  listOfPlace,
  orderBy,
  pictureIn,
  pictureOfCollection,
  type ListOfPlace,
} from './product-places.queries.js';

export interface ProductList {
  readonly cards: readonly ProductCard[];
  /** Uuid of the collection; null if none was requested or it is hidden. */
  readonly collection: string | null;
}

type PlaceRow = Omit<PlaceTile, 'href'> & { readonly urlName: string };

type Bind = (value: unknown) => string;

/** Lists of the catalogue for pages. */
@Injectable()
export class ProductListsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** BLK-028: reads any number of lists in one statement. */
  async read(
    division: number,
    requests: readonly ProductListRequest[],
  ): Promise<readonly ProductList[]> {
    const parameters: unknown[] = [division];
    const bind: Bind = (value) => `$${parameters.push(value)}`;
    const lists = requests.map((list) => listColumn(list, bind));
    const sql = `SELECT jsonb_build_array(${lists.join(', ')}) AS lists`;
    // Statements for several lists have too many forms to prepare each.
    const [row] = await (requests.length > 1
      ? this.dataSource.query<{ readonly lists: readonly ProductList[] }[]>(sql, parameters)
      : readPrepared<{ readonly lists: readonly ProductList[] }>(this.dataSource, sql, parameters));
    return row?.lists ?? [];
  }

  /**
   * BLX-008: returns the first collections with their banner or the image of their first product.
   */
  async collections(division: number, limit: number): Promise<readonly PlaceTile[]> {
    const rows = await this.places(
      `c.collection ->> 'name' AS name, ${pictureOfCollection} AS image`,
      'collections c WHERE c.division_id = $1 AND c.enabled ORDER BY c.position, c.id',
      [division, limit],
    );
    return rows.map(({ urlName, ...tile }) => ({ ...tile, href: collectionLink(urlName) }));
  }

  /** BLX-008: returns the first creators with their image or that of their first product. */
  async creators(division: number, limit: number): Promise<readonly PlaceTile[]> {
    const rows = await this.places(
      `c.name, coalesce(c.creator ->> 'avatar', ${pictureIn('c.uuid')}) AS image`,
      'creators c WHERE c.division_id = $1 ORDER BY c.id',
      [division, limit],
    );
    return rows.map(({ urlName, ...tile }) => ({ ...tile, href: creatorLink(urlName) }));
  }

  private places(
    columns: string,
    source: string,
    parameters: readonly [division: number, limit: number],
  ): Promise<readonly PlaceRow[]> {
    return readPrepared<PlaceRow>(
      this.dataSource,
      `SELECT ${columns}, c.url_name AS "urlName", ${countIn('c.uuid')} AS count
       FROM ${source} LIMIT $2`,
      [...parameters],
    );
  }
}

/** `$1` is the division. */
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
