import { Injectable } from '@nestjs/common';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

import { LiveCursors } from '../../../platform/live/live-cursors.js';
import { shopperOrderOf } from '../order-answers.js';
import { OrderNotFound } from '../order.errors.js';
import { OrdersQueries } from '../orders.queries.js';
import { OrderBuyers, type OrderAsker } from './order-buyers.service.js';

/** Orders for who has their link. The cursor of an answer is taken before its row is read. */
@Injectable()
export class Receipts {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly cursors: LiveCursors,
    private readonly buyers: OrderBuyers,
  ) {}

  /** API-051. Throws OrderNotFound, also for an order of another store. */
  async read(division: number, hash: string, asker: OrderAsker): Promise<ShopperOrder> {
    const cursor = this.cursors.of(division);
    const row = await this.orders.byHash(division, hash);
    if (row === undefined) throw new OrderNotFound();
    return shopperOrderOf(row, { cursor, isBuyer: await this.buyers.isBuyer(row, asker) });
  }
}
