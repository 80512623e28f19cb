import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './orders.projection.js';

/** All orders of a person, in whichever stores they are. */
@Injectable()
export class PersonOrders {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first; also those of a guest with the address, if one is given, in lower case. */
  all(customerId: number, email: string | null): Promise<readonly OrderRow[]> {
    return this.dataSource
      .createQueryBuilder(OrderEntity, 'o')
      .innerJoin('es_division_head', 'd', 'd.division_id = o.division')
      .where('(o.customerId = :customerId OR (o.customerId IS NULL AND lower(o.email) = :email))', {
        customerId,
        email,
      })
      .orderBy('o.orderId', 'DESC')
      .getMany();
  }
}
