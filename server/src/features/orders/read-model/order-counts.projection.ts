import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import type { AsyncProjection } from '../../../platform/event-log/model/projection.js';
import type { OrderDeleted } from '../aggregate/deletion/deletion.events.js';
import type { OrderPlaced, OrderStatusChanged } from '../aggregate/order.events.js';

/** Number of orders per store, flow and status, without deleted ones; zero has no row. */
export interface OrderCountsRow {
  readonly division: number;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly orders: number;
}

type Counted = OrderPlaced | OrderStatusChanged | OrderDeleted;

export const orderCounts: AsyncProjection<OrderCountsRow, Counted> = {
  name: 'order-counts',
  keysOf: ({ division, event }) => {
    const { flow } = event;
    const statuses =
      event.type === 'OrderStatusChanged' ? [event.from, event.status] : [event.status];
    return statuses.map((status) => ({ division, flow, status }));
  },
  on: {
    OrderPlaced: (row, { division, event: { flow, status } }) => ({
      division,
      flow,
      status,
      orders: (row?.orders ?? 0) + 1,
    }),
    OrderStatusChanged: (row, { division, event: { flow, from, status } }, key) => {
      const isFrom = key['status'] === from;
      const orders = (row?.orders ?? 0) + (isFrom ? -1 : 1);
      return orders === 0 ? undefined : { division, flow, status: isFrom ? from : status, orders };
    },
    OrderDeleted: (row, { division, event: { flow, status } }) => {
      const orders = (row?.orders ?? 0) - 1;
      return orders === 0 ? undefined : { division, flow, status, orders };
    },
  },
};
