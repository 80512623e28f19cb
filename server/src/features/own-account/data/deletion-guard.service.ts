import { Injectable } from '@nestjs/common';
import { percentComplete } from '@selvedge/shared/orders/order-status';

import { Accounts, PeopleQueries } from '../../accounts/index.js';
import { PersonOrders } from '../../orders/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { OnlyOwner, OrderUnderWay } from './account-deletion.errors.js';

/**
 * Blocks account deletion while the person is the only owner of a shop or has an unfinished paid
 * order.
 */
@Injectable()
export class DeletionGuard {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: PeopleQueries,
    private readonly orders: PersonOrders,
    private readonly stores: StoreDirectory,
  ) {}

  /** Throws OnlyOwner and OrderUnderWay. */
  async assertDeletable(customerId: number): Promise<void> {
    const owned = (await this.people.storesOf(customerId))
      .filter(({ role }) => role === 'owner')
      .map(({ division }) => division);
    const owners = await this.people.ownersOf(owned);
    const alone = owned.filter(
      (store) => owners.filter((one) => one.division === store).length === 1,
    );
    if (alone.length > 0)
      throw new OnlyOwner(alone.map((division) => this.stores.store(division)?.name ?? 'a shop'));
    const account = await this.accounts.of({ kind: 'customer', id: customerId });
    const email = account?.verified === true ? account.email : null;
    const orders = await this.orders.all(customerId, email);
    const open = orders.find(
      ({ flow, status, paymentTransaction }) =>
        paymentTransaction !== null && percentComplete(flow, status) < 100,
    );
    if (open !== undefined) throw new OrderUnderWay(open.orderId);
  }
}
