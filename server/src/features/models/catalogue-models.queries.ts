import { collectionModel } from '@selvedge/shared/catalogue/collection-model';
import type { Collection, Creator, ProductCard, Review } from '@selvedge/shared/catalogue/contract';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import type { Model } from '@selvedge/shared/models/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { integersIn, type ModelsQuery } from './model-sources.js';

interface ProductRelations {
  readonly uuid: string;
  readonly collections: readonly Collection[];
  readonly creator: Creator | null;
  readonly reviews: readonly Review[];
}

/** Maximum number of cards or reviews per relation. */
const relatedLimit = 24;

/**
 * Collections and creators with their products, and the relations of products; one statement per
 * call.
 */
@Injectable()
export class CatalogueModelsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns all relations of each product, keyed by its uuid. */
  async relationsOf(
    division: number,
    uuids: readonly string[],
  ): Promise<ReadonlyMap<string, Model>> {
    const rows = await this.dataSource.query<ProductRelations[]>(
      `SELECT p.uuid, coalesce((
         SELECT jsonb_agg(c.collection ORDER BY c.position, c.id) FROM collections c
         WHERE c.division_id = $1 AND c.uuid = ANY (p.collections) AND c.enabled
       ), '[]') AS collections,
       (SELECT c.creator FROM creators c WHERE c.division_id = $1 AND c.uuid = p.creator) AS creator,
       coalesce((
         SELECT jsonb_agg(newest.review) FROM (
           SELECT r.review FROM reviews r WHERE r.division_id = $1 AND r.product = p.uuid
           ORDER BY r.date DESC, r.uuid LIMIT $3
         ) newest
       ), '[]') AS reviews
       FROM products p WHERE p.division_id = $1 AND p.uuid = ANY ($2)`,
      [division, uuids, relatedLimit],
    );
    return new Map(
      rows.map(({ uuid, collections, creator, reviews }) => [
        uuid,
        { collections: collections.map((each) => collectionModel(each)), creator, reviews },
      ]),
    );
  }

  /** Returns enabled collections only. */
  async collections({ facts: { division }, ids, relations }: ModelsQuery): Promise<Model[]> {
    const rows = await this.dataSource.query<
      { collection: Collection; products: ProductCard[] | null }[]
    >(
      `SELECT c.collection, ${cards('p.collections @> ARRAY[c.uuid]')} AS products
       FROM collections c WHERE c.division_id = $1 AND c.enabled AND ${named}`,
      parametersOf(division, ids, relations),
    );
    return rows.map(({ collection, products }) => ({ ...collectionModel(collection), products }));
  }

  async creators({ facts: { division }, ids, relations }: ModelsQuery): Promise<Model[]> {
    const rows = await this.dataSource.query<
      { creator: Creator; products: ProductCard[] | null }[]
    >(
      `SELECT c.creator, ${cards('p.creator = c.uuid')} AS products
       FROM creators c WHERE c.division_id = $1 AND ${named}`,
      parametersOf(division, ids, relations),
    );
    return rows.map(({ creator, products }) => ({ ...creator, products }));
  }
}

const named = '(c.uuid = ANY ($2::uuid[]) OR c.id = ANY ($3::integer[]))';

function cards(among: string): string {
  return `CASE WHEN $4 THEN coalesce((
    SELECT jsonb_agg(first.card) FROM (
      SELECT p.card FROM products p WHERE p.division_id = $1 AND p.shown AND ${among}
      ORDER BY p.position, p.id LIMIT $5
    ) first), '[]') END`;
}

function parametersOf(
  division: number,
  ids: readonly string[],
  relations: readonly string[],
): unknown[] {
  const withProducts = relations.includes('products');
  return [division, ids.filter(isUuid), integersIn(ids), withProducts, relatedLimit];
}
