import { Injectable } from '@nestjs/common';
import type { ChangeOrderStatus, OrderStatusNow } from '@selvedge/shared/orders/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { orderDecider } from '../order.decider.js';
import { OrderNotFound, StatusHasMoved } from '../order.errors.js';
import { OrderReader } from '../order-reader.service.js';
import { OrdersQueries } from '../orders.queries.js';
import { StaffNames } from '../staff-names.queries.js';

/** Staff move orders on. */
@Injectable()
export class OrderStatusService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly reader: OrderReader,
    private readonly names: StaffNames,
  ) {}

  /**
   * ORD-037. Throws OrderNotFound, StatusNotInFlow, and StatusHasMoved with what is there now when
   * the order is no longer at `from`.
   */
  async change(
    context: CommandContext,
    orderId: number,
    { status, from }: ChangeOrderStatus,
  ): Promise<OrderStatusNow> {
    const division = await this.orders.divisionOf({ orderId });
    if (division === undefined) throw new OrderNotFound();
    // The boards of this process can then be told who it was.
    await this.names.of([context.actor]);
    const command = { type: 'ChangeStatus', orderId, status, from, automatic: false } as const;
    try {
      await this.commands.handle({ ...context, division }, orderDecider, command);
    } catch (refusal) {
      if (!(refusal instanceof StatusHasMoved)) throw refusal;
      const now = await this.reader.statusNow(orderId);
      throw new StatusHasMoved(now.status, now);
    }
    return this.reader.statusNow(orderId);
  }
}
