import { Injectable } from '@nestjs/common';
import type { OrderStore, OrderStoresQuery } from '@selvedge/shared/orders/lists/contract';

import { StoreDirectory } from '../../stores/index.js';

const storesShown = 20;

/** The stores that orders are of, for whoever narrows a list to one or makes a quote of it. */
@Injectable()
export class OrderStores {
  constructor(private readonly stores: StoreDirectory) {}

  /** The first of those that fit, in the order of the alphabet. */
  find({ searchTerm = '', division: requestedDivision }: OrderStoresQuery): readonly OrderStore[] {
    const term = searchTerm.toLowerCase();
    return this.stores
      .all()
      .filter(({ division }) => requestedDivision === undefined || division === requestedDivision)
      .filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(term))
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .slice(0, storesShown)
      .map(({ division, name, code, currency }) => ({ division, name, code, currency }));
  }
}
