import { Injectable } from '@nestjs/common';

import { CatalogueReader } from '../catalogue/index.js';
import { StoreDirectory } from '../stores/index.js';
import type { ListedProduct } from './render-queue.js';

/** Products of a shop that are looked at: what the first page of a list shows. */
const firstOfAShop = 48;

/** What shops show first, in their own order. */
@Injectable()
export class FirstProducts {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly catalogue: CatalogueReader,
  ) {}

  /** The first of every shop before the second of any. */
  async ofAllShops(): Promise<readonly ListedProduct[]> {
    const shops: (readonly ListedProduct[])[] = [];
    // One shop after the other: visitors have the database to themselves.
    for (const { division } of this.stores.all()) shops.push(await this.of(division));
    return Array.from({ length: firstOfAShop }, (_, place) =>
      shops.flatMap((shop) => shop[place] ?? []),
    ).flat();
  }

  private async of(division: number): Promise<readonly ListedProduct[]> {
    const cards = await this.catalogue.cards(division, firstOfAShop);
    return cards.map(({ uuid }) => ({ division, uuid }));
  }
}
