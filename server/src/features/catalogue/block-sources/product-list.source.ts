import { Injectable } from '@nestjs/common';
import type {
  BlockSource,
  ProductListRequest,
  Sourced,
} from '@selvedge/shared/blocks/model/sources';
import { cardsIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { collectionTag } from '@selvedge/shared/catalogue/place-tags';

import { collectionsTag } from '../../collections/index.js';
import { gridsTag, productsTag, salesTag } from '../../products/index.js';
import { ProductListsReader, type ProductList } from '../product-lists.queries.js';

/** Maximum per page; further lists stay empty. */
const maxLists = 24;

/** BLK-028: product lists for blocks. */
@Injectable()
export class ProductListSource implements BlockSource<'products'> {
  readonly inCurrency = cardsIn;

  constructor(private readonly lists: ProductListsReader) {}

  async load(
    division: number,
    requests: readonly ProductListRequest[],
  ): Promise<readonly Sourced<'products'>[]> {
    const lists = await this.lists.read(division, requests.slice(0, maxLists));
    return requests.map((request, index) => answerOf(request, lists[index]));
  }
}

function answerOf(request: ProductListRequest, list: ProductList | undefined): Sourced<'products'> {
  if (list === undefined) return { answer: [], tags: [] };
  const sales = request.sort === 'bestsellerOrder' ? [salesTag] : [];
  return { answer: list.cards, tags: [...placeTags(request, list), ...sales] };
}

function placeTags(request: ProductListRequest, { collection }: ProductList): readonly string[] {
  if (collection !== null) return [collectionTag(collection), gridsTag];
  // A missing collection may be created later.
  return [request.collection === '' ? productsTag : collectionsTag];
}
