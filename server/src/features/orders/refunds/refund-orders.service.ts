import { Injectable } from '@nestjs/common';

import type { RefundOrders } from '../aggregate/refunds/refund.commands.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';

/** Reads the refund orders of an order. */
@Injectable()
export class RefundOrdersReader {
  constructor(private readonly orders: OrdersQueries) {}

  /** Returns the rows of the refund orders. */
  rowsOf({ division, children }: Pick<OrderRow, 'division' | 'children'>) {
    const refunds = children.filter(({ childOrderType }) => childOrderType === 'refund');
    return refunds.length === 0
      ? Promise.resolve([])
      : this.orders.each(refunds.map(({ childOrderId: orderId }) => ({ division, orderId })));
  }

  /** Returns what commands about refunds need of them. */
  async of(order: Pick<OrderRow, 'division' | 'children'>): Promise<RefundOrders> {
    const rows = await this.rowsOf(order);
    const returned = rows.reduce((sum, { total }) => sum + total, 0);
    return { childOrders: order.children.length, returned };
  }
}
