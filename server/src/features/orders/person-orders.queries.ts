import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './orders.projection.js';

const whose = '(o.customerId = :customerId OR (o.customerId IS NULL AND lower(o.email) = :email))';
const mostShown = 50;

/**
 * The orders of a person, the newest first; also those of a guest with the address, if one is given, in
 * lower case.
 */
@Injectable()
export class PersonOrders {
  constructor(private readonly dataSource: DataSource) {}

  /** In whichever stores they are. */
  all(customerId: number, email: string | null): Promise<readonly OrderRow[]> {
    return this.dataSource
      .createQueryBuilder(OrderEntity, 'o')
      .innerJoin('es_division_head', 'd', 'd.division_id = o.division')
      .where(whose, { customerId, email })
      .orderBy('o.orderId', 'DESC')
      .getMany();
  }

  /** At most 50 in a store, without those that were deleted. */
  inStore(
    division: number,
    { customerId, email }: { readonly customerId: number; readonly email: string | null },
  ): Promise<readonly OrderRow[]> {
    return this.dataSource
      .createQueryBuilder(OrderEntity, 'o')
      .where('o.division = :division', { division })
      .andWhere(whose, { customerId, email })
      .andWhere('o.deletedAt IS NULL')
      .orderBy('o.orderId', 'DESC')
      .limit(mostShown)
      .getMany();
  }
}
