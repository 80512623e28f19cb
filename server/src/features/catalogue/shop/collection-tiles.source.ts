import { Injectable } from '@nestjs/common';
import type {
  BlockSource,
  CollectionTilesRequest,
  Sourced,
} from '@selvedge/shared/blocks/model/sources';
import type { CollectionTile } from '@selvedge/shared/catalogue/cards/collection-tile';
import type { CurrencyCode } from '@selvedge/shared/money';

import { collectionsTag } from '../../collections/index.js';
import { productsTag } from '../../products/index.js';
import { ProductListsReader } from '../product-lists.queries.js';

/** BLX-008: the collections that blocks lead to. */
@Injectable()
export class CollectionTilesSource implements BlockSource<'collections'> {
  constructor(private readonly lists: ProductListsReader) {}

  async load(
    division: number,
    requests: readonly CollectionTilesRequest[],
  ): Promise<readonly Sourced<'collections'>[]> {
    const most = Math.max(...requests.map(({ limit }) => limit));
    const tiles = await this.lists.collections(division, most);
    const tags = [collectionsTag, productsTag];
    return requests.map(({ limit }) => ({ answer: tiles.slice(0, limit), tags }));
  }

  inCurrency(_: CurrencyCode, tiles: readonly CollectionTile[]): readonly CollectionTile[] {
    return tiles;
  }
}
