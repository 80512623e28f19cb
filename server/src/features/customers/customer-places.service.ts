import { Injectable } from '@nestjs/common';
import type { CustomerFile, CustomerOrder, CustomerRow } from '@selvedge/shared/customers/contract';

import { PeopleQueries, SecondFactorStatus } from '../accounts/index.js';
import { PersonOrders, type OrderRow } from '../orders/index.js';
import { StoreDirectory } from '../stores/index.js';

const mostShown = 50;

/** Customer data from outside the account. */
type Places = Pick<
  CustomerFile,
  | 'stores'
  | 'orders'
  | 'divisions'
  | 'manufacturers'
  | 'dashboardPermissions'
  | 'role'
  | 'twoFactorAuthEnabled'
  | 'requestTerms'
>;

/** Memberships, second factor and orders of a customer. */
@Injectable()
export class CustomerPlaces {
  constructor(
    private readonly people: PeopleQueries,
    private readonly factors: SecondFactorStatus,
    private readonly orders: PersonOrders,
    private readonly directory: StoreDirectory,
  ) {}

  /** Guest orders count only with a verified address. */
  async of({ id, email, verified }: CustomerRow): Promise<Places> {
    const [held, orders, { isOn }] = await Promise.all([
      this.people.storesOf(id),
      this.orders.all(id, verified ? email : null),
      this.factors.of({ kind: 'customer', id }),
    ]);
    const stores = held.map(({ division, role }) => ({
      division,
      name: this.nameOf(division),
      role,
    }));
    const own = stores.filter(({ role }) => role === 'owner');
    return {
      stores,
      divisions: stores.map(({ division }) => division),
      manufacturers: own.map(({ division, name }) => ({ id: division, name })),
      dashboardPermissions: held.map(({ division, permissions }) => ({ division, permissions })),
      role: own.length > 0 ? 'owner' : stores.length > 0 ? 'member' : 'shopper',
      twoFactorAuthEnabled: isOn,
      requestTerms: orders.some(({ statusLog }) =>
        statusLog.some(({ status }) => status === 'bespoke_requested_terms'),
      ),
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
    return this.directory.entry(division)?.store.name ?? `Shop ${String(division)}`;
  }
}
