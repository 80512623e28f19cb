import { Injectable } from '@nestjs/common';

import { CatalogueReader } from '../catalogue/index.js';
import { StoreDirectory } from '../stores/index.js';
import type { ListedProduct } from './render-queue.js';

/** Products per shop to prewarm: the first page of a list. */
const firstOfAShop = 48;

/** Returns the first products of all shops, in their order. */
@Injectable()
export class FirstProducts {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly catalogue: CatalogueReader,
  ) {}

  /** Interleaved: the first product of every shop comes before the second of any. */
  async ofAllShops(): Promise<readonly ListedProduct[]> {
    const shops: (readonly ListedProduct[])[] = [];
    // One shop at a time, to leave the database to visitors.
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
