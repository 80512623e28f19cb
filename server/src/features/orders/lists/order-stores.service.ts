import { Injectable } from '@nestjs/common';
import type { OrderStore, OrderStoresQuery } from '@selvedge/shared/orders/lists/contract';
import { searchFilter } from '@selvedge/shared/search/search-form';

import { StoreDirectory } from '../../stores/index.js';

const storesShown = 20;

/** Store search, for order filters and new quotes. */
@Injectable()
export class OrderStores {
  constructor(private readonly stores: StoreDirectory) {}

  /** Returns the first matches in alphabetical order. */
  find({ searchTerm = '', division: requestedDivision }: OrderStoresQuery): readonly OrderStore[] {
    const isFound = searchFilter(searchTerm);
    return this.stores
      .all()
      .filter(({ division }) => requestedDivision === undefined || division === requestedDivision)
      .filter(({ name, code }) => isFound(`${name} ${code}`))
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .slice(0, storesShown)
      .map(({ division, name, code, currency }) => ({ division, name, code, currency }));
  }
}
