import { Injectable } from '@nestjs/common';

import type { ErasePerson } from '@selvedge/shared/orders/contract';

import { Accounts } from '../../accounts/index.js';
import { PersonErasure, PersonOrders } from '../../orders/index.js';

/** Erases all data of a customer, including orders placed as a guest with a verified address. */
@Injectable()
export class CustomerErasure {
  constructor(
    private readonly accounts: Accounts,
    private readonly orders: PersonOrders,
    private readonly erasure: PersonErasure,
  ) {}

  async erase(customerId: number): Promise<void> {
    const persons: ErasePerson[] = [];
    const account = await this.accounts.of({ kind: 'customer', id: customerId });
    if (account?.verified === true) {
      const orders = await this.orders.all(customerId, account.email);
      for (const { customerId: of, orderId } of orders) if (of === null) persons.push({ orderId });
    }
    await this.erasure.erase(...persons, { customerId });
  }
}
