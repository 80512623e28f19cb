import { Injectable } from '@nestjs/common';
import type {
  ChangeOrderStatus,
  MoveOrders,
  MovedOrder,
  MovedOrders,
  OrderStatusNow,
} from '@selvedge/shared/orders/contract';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';

import { DomainError } from '../../../platform/domain-error.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { OrderCommands } from '../order-commands.service.js';
import { StatusHasMoved } from '../aggregate/order.errors.js';
import { OrderReader } from '../answers/order-reader.service.js';

@Injectable()
export class OrderWork {
  constructor(
    private readonly commands: OrderCommands,
    private readonly reader: OrderReader,
  ) {}

  /**
   * Changes the status (ORD-037). Throws OrderNotFound, StatusNotInFlow, OrderNotPaid, and
   * StatusHasMoved with the current status if the order is no longer at `from`.
   */
  async move(
    context: CommandContext,
    orderId: number,
    { status, from, paidReason }: ChangeOrderStatus,
  ): Promise<OrderStatusNow> {
    try {
      await this.commands.give(context, {
        type: 'ChangeStatus',
        orderId,
        status,
        from,
        automatic: false,
        paidReason,
      });
    } catch (refusal) {
      if (!(refusal instanceof StatusHasMoved)) throw refusal;
      const now = await this.reader.statusNow(orderId);
      throw new StatusHasMoved(now.status, now);
    }
    return this.reader.statusNow(orderId);
  }

  /** Changes orders one after another; a refusal does not affect the others. */
  async moveAll(context: CommandContext, { orders, ...change }: MoveOrders): Promise<MovedOrders> {
    const moved: MovedOrder[] = [];
    for (const { id, from } of orders) {
      moved.push(
        await this.tryToMove(context, id, from === undefined ? change : { ...change, from }),
      );
    }
    return { orders: moved };
  }

  /** Sets the priority. Throws OrderNotFound. */
  async setPriority(
    context: CommandContext,
    orderId: number,
    priority: OrderPriority,
  ): Promise<void> {
    await this.commands.give(context, { type: 'SetPriority', orderId, priority });
  }

  /** Deletes an unpaid order. Throws OrderNotFound and OrderNotDeletable. */
  async delete(context: CommandContext, orderId: number): Promise<void> {
    await this.commands.give(context, { type: 'DeleteOrder', orderId });
  }

  private async tryToMove(
    context: CommandContext,
    id: number,
    change: ChangeOrderStatus,
  ): Promise<MovedOrder> {
    try {
      return { id, refusal: null, now: await this.move(context, id, change) };
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      const now = refusal instanceof StatusHasMoved ? (refusal.current ?? null) : null;
      return { id, refusal: refusal.message, now };
    }
  }
}
