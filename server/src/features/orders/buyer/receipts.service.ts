import { Injectable } from '@nestjs/common';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

import { LiveCursors } from '../../../platform/live/live-cursors.js';
import { shopperOrderOf } from '../answers/order-answers.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { OrderBuyers, type OrderCaller } from './order-buyers.service.js';

/**
 * Reads orders for holders of their link. Takes the cursor before the row, so that no event is
 * missed.
 */
@Injectable()
export class Receipts {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly cursors: LiveCursors,
    private readonly buyers: OrderBuyers,
  ) {}

  /**
   * Reads an order, masked unless the caller is its buyer. Throws OrderNotFound, also for an order
   * of another store.
   */
  read(division: number, hash: string, caller: OrderCaller): Promise<ShopperOrder> {
    return this.find(division, hash, (row) => this.buyers.isBuyer(row, caller));
  }

  /**
   * Reads an order unmasked; the caller must have checked access. Throws OrderNotFound, as above.
   */
  readInFull(division: number, hash: string): Promise<ShopperOrder> {
    return this.find(division, hash, () => Promise.resolve(true));
  }

  private async find(
    division: number,
    hash: string,
    isBuyer: (row: OrderRow) => Promise<boolean>,
  ): Promise<ShopperOrder> {
    const cursor = this.cursors.of(division);
    const row = await this.orders.byHash(division, hash);
    if (row === undefined) throw new OrderNotFound();
    return shopperOrderOf(row, { cursor, isBuyer: await isBuyer(row) });
  }
}
