import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { emailForms } from '../../../platform/database/email-forms.js';
import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './orders.projection.js';

const whose =
  '(o.customerId = :customerId OR (o.customerId IS NULL AND lower(o.email) = ANY (:emails)))';
const mostShown = 50;

const formsOf = (email: string | null) => (email === null ? [] : emailForms(email));

/**
 * Reads a person's orders, newest first. With an e-mail address in lower case, includes guest
 * orders placed with it.
 */
@Injectable()
export class PersonOrders {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads orders in all stores. */
  all(customerId: number, email: string | null): Promise<readonly OrderRow[]> {
    return this.dataSource
      .createQueryBuilder(OrderEntity, 'o')
      .innerJoin('es_division_head', 'd', 'd.division_id = o.division')
      .where(whose, { customerId, emails: formsOf(email) })
      .orderBy('o.orderId', 'DESC')
      .getMany();
  }

  /** Reads at most 50 orders in one store, without deleted ones. */
  inStore(
    division: number,
    { customerId, email }: { readonly customerId: number; readonly email: string | null },
  ): Promise<readonly OrderRow[]> {
    return this.dataSource
      .createQueryBuilder(OrderEntity, 'o')
      .where('o.division = :division', { division })
      .andWhere(whose, { customerId, emails: formsOf(email) })
      .andWhere('o.deletedAt IS NULL')
      .orderBy('o.orderId', 'DESC')
      .limit(mostShown)
      .getMany();
  }
}
