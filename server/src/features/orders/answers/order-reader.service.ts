import { Injectable } from '@nestjs/common';
import type { AtlasOrder, OrderStatusNow } from '@selvedge/shared/orders/contract';

import { LiveCursors } from '../../../platform/live/live-cursors.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import { atlasOrderOf, statusNowOf } from './order-answers.js';
import { OrderContextReader } from './order-context.service.js';
import { printersOf } from './label-answers.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { StaffNames } from '../read-model/staff-names.queries.js';

/** Reads single orders. Takes the cursor before the row, so that no event is missed. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly names: StaffNames,
    private readonly surroundings: OrderContextReader,
    private readonly cursors: LiveCursors,
  ) {}

  /** Throws OrderNotFound. */
  async forStaff(orderId: number): Promise<AtlasOrder> {
    const cursor = this.cursors.ofAll();
    const row = await this.row(orderId);
    const movers = row.statusLog.map(({ actor }) => actor);
    const sorters = row.pigeonholeLogs.map(({ actor }) => actor);
    const makers = row.children.map(({ actor }) => actor);
    const refunders = row.refunds.map(({ actor }) => actor);
    const names = await this.names.of([
      ...movers,
      ...printersOf(row.labels),
      ...sorters,
      ...makers,
      ...refunders,
    ]);
    const context = await this.surroundings.of(row);
    return atlasOrderOf(row, { ...context, names, cursor, forStaff: true });
  }

  /**
   * Reads an order without staff names. Throws OrderNotFound, also for an order of another store.
   */
  async forOwner(division: number, orderId: number): Promise<AtlasOrder> {
    const cursor = this.cursors.of(division);
    const row = await this.orders.ofStore(division, orderId);
    if (row === undefined) throw new OrderNotFound();
    const context = await this.surroundings.of(row);
    return atlasOrderOf(row, { ...context, names: new Map(), cursor, forStaff: false });
  }

  /** Returns the current status. Throws OrderNotFound. */
  async statusNow(orderId: number): Promise<OrderStatusNow> {
    const row = await this.row(orderId);
    return statusNowOf(row, await this.names.of(row.statusLog.map(({ actor }) => actor)));
  }

  private async row(orderId: number): Promise<OrderRow> {
    const row = await this.orders.byId(orderId);
    if (row === undefined) throw new OrderNotFound();
    return row;
  }
}
