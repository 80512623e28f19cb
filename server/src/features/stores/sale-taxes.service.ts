import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { taxOfSale, type SaleTax, type TaxPlace } from '@selvedge/shared/tax/sale-tax';

import { Clock } from '../../platform/clock.js';
import { StoreDirectory } from './store-directory.service.js';
import { ShopNotFound } from './store.errors.js';

/** A store with the tax of a sale to some place. */
export interface StoreSale {
  readonly store: Store;
  readonly tax: SaleTax;
}

/** Resolves stores, and the tax of their sales at the current time. */
@Injectable()
export class SaleTaxes {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly clock: Clock,
  ) {}

  /** Throws ShopNotFound. */
  to(place: TaxPlace, division: number): StoreSale {
    return { store: this.storeOf(division), tax: taxOfSale(place, this.clock.now()) };
  }

  /** Throws ShopNotFound. */
  storeOf(division: number): Store {
    const store = this.stores.store(division);
    if (store === undefined) throw new ShopNotFound();
    return store;
  }
}
