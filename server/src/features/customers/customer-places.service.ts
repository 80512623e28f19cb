import { Injectable } from '@nestjs/common';
import type { CustomerFile, CustomerOrder, CustomerRow } from '@selvedge/shared/customers/contract';

import { PeopleQueries } from '../accounts/index.js';
import { PersonOrders, type OrderRow } from '../orders/index.js';
import { StoreDirectory } from '../stores/index.js';

const mostShown = 50;

/** Where a customer works, and what they ordered. */
@Injectable()
export class CustomerPlaces {
  constructor(
    private readonly people: PeopleQueries,
    private readonly orders: PersonOrders,
    private readonly directory: StoreDirectory,
  ) {}

  /** Orders of a guest count only where the address was shown to be theirs. */
  async of({ id, email, verified }: CustomerRow): Promise<Pick<CustomerFile, 'stores' | 'orders'>> {
    const [stores, orders] = await Promise.all([
      this.people.storesOf(id),
      this.orders.all(id, verified ? email : null),
    ]);
    return {
      stores: stores.map(({ division, role }) => ({ division, name: this.nameOf(division), role })),
      orders: orders.slice(0, mostShown).map((row) => this.orderOf(row)),
    };
  }

  private orderOf({
    orderId,
    division,
    status,
    total,
    currency,
    createdAt,
  }: OrderRow): CustomerOrder {
    const store = this.nameOf(division);
    return { id: orderId, division, store, status, total, currency, createdAt };
  }

  private nameOf(division: number): string {
    return this.directory.known(division)?.store.name ?? `Store ${String(division)}`;
  }
}
