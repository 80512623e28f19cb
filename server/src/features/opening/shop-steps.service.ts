import { Injectable } from '@nestjs/common';
import type { ShopStep } from '@selvedge/shared/opening/contract';

import { StoreDirectory } from '../stores/index.js';
import { ShopStepsQueries } from './shop-steps.queries.js';

/** From what there is of a shop to what is still to do. */
@Injectable()
export class ShopSteps {
  constructor(
    private readonly queries: ShopStepsQueries,
    private readonly directory: StoreDirectory,
  ) {}

  async of(division: number): Promise<readonly ShopStep[]> {
    const store = this.directory.store(division);
    const { hasProduct, hasHomePage } = await this.queries.partsOf(division);
    const isOpen = store !== undefined && !store.comingSoon.enabled && !store.passwordProtected;
    return [
      { name: 'product', isDone: hasProduct, isNeeded: true },
      { name: 'logo', isDone: Boolean(store?.logo), isNeeded: false },
      { name: 'home-page', isDone: hasHomePage, isNeeded: false },
      { name: 'open', isDone: isOpen, isNeeded: true },
    ];
  }
}
