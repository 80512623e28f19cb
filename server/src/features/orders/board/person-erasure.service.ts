import { Injectable } from '@nestjs/common';
import type { ErasePerson } from '@selvedge/shared/orders/contract';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import { Accounts, AddressSubjects } from '../../accounts/index.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import { OrdersQueries } from '../read-model/orders.queries.js';

/** Erases all personal data of customers and guests. */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly erasure: SubjectErasure,
    private readonly accounts: Accounts,
    private readonly addresses: AddressSubjects,
  ) {}

  /**
   * Erases persons; a guest is identified by an order. Includes data entered with any of their
   * e-mail addresses: all subjects are collected before the first is erased. Throws OrderNotFound.
   */
  async erase(...persons: readonly ErasePerson[]): Promise<void> {
    const subjects = new Set<string>();
    for (const { customerId, orderId } of persons) {
      const subject =
        customerId === undefined ? await this.subjectOf(orderId) : `customer:${customerId}`;
      for (const email of await this.emailsOf(subject))
        for (const address of this.addresses.everyOf(email)) subjects.add(address);
      subjects.add(subject);
    }
    await this.erasure.erase(...subjects);
  }

  private async emailsOf(subject: string): Promise<readonly string[]> {
    const [, customerId] = /^customer:(\d+)$/.exec(subject) ?? [];
    const account =
      customerId === undefined ? undefined : await this.accounts.emailOf(Number(customerId));
    const ordered = await this.orders.emailsOf(subject);
    return account === undefined ? ordered : [account, ...ordered];
  }

  private async subjectOf(orderId: number | undefined): Promise<string> {
    const row = orderId === undefined ? undefined : await this.orders.byId(orderId);
    if (row === undefined) throw new OrderNotFound();
    return row.subject;
  }
}
