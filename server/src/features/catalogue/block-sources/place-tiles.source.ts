import { Injectable } from '@nestjs/common';
import type {
  BlockSource,
  PlaceTilesRequest,
  Sourced,
} from '@selvedge/shared/blocks/model/sources';
import type { PlaceTile } from '@selvedge/shared/catalogue/cards/place-tile';
import type { CurrencyCode } from '@selvedge/shared/money';

import { collectionsTag } from '../../collections/index.js';
import { creatorsTag } from '../../creators/index.js';
import { productsTag } from '../../products/index.js';
import { ProductListsReader } from '../product-lists.queries.js';

const tags = {
  collections: [collectionsTag, productsTag],
  creators: [creatorsTag, productsTag],
} as const;

/** BLX-008: collections and creators that blocks link to. */
@Injectable()
export class PlaceTilesSource implements BlockSource<'places'> {
  constructor(private readonly lists: ProductListsReader) {}

  async load(
    division: number,
    requests: readonly PlaceTilesRequest[],
  ): Promise<readonly Sourced<'places'>[]> {
    const read = async (of: PlaceTilesRequest['of']): Promise<readonly PlaceTile[]> => {
      const limits = requests.filter((one) => one.of === of).map(({ limit }) => limit);
      return limits.length === 0 ? [] : this.lists[of](division, Math.max(...limits));
    };
    const [collections, creators] = await Promise.all([read('collections'), read('creators')]);
    const tiles = { collections, creators };
    return requests.map(({ of, limit }) => ({ answer: tiles[of].slice(0, limit), tags: tags[of] }));
  }

  inCurrency(_: CurrencyCode, tiles: readonly PlaceTile[]): readonly PlaceTile[] {
    return tiles;
  }
}
