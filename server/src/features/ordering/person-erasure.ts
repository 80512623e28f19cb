import { Injectable } from '@nestjs/common';
import type { ErasePerson } from '@selvedge/shared/ordering/contract';

import { SubjectErasure } from '../../platform/event-log/subject-erasure.js';
import { OrderNotFound } from './order.errors.js';
import { OrdersQueries } from './orders.queries.js';

/** Somebody asked to be forgotten. */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly erasure: SubjectErasure,
  ) {}

  /** A guest is known by their order. Throws OrderNotFound. */
  async erase({ customerId, orderId }: ErasePerson): Promise<void> {
    await this.erasure.erase(
      customerId === undefined ? await this.subjectOf(orderId) : `customer:${customerId}`,
    );
  }

  private async subjectOf(orderId: number | undefined): Promise<string> {
    const row = orderId === undefined ? undefined : await this.orders.byId(orderId);
    if (row === undefined) throw new OrderNotFound();
    return row.subject;
  }
}
