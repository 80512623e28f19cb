import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import type { Projection } from '../../../platform/event-log/model/projection.js';
import type { OrderPlaced, OrderStatusChanged } from '../order.events.js';

/** How many orders of a store are in a status; no row for none. */
export interface OrderCountsRow {
  readonly division: number;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly orders: number;
}

export const orderCounts: Projection<OrderCountsRow, OrderPlaced | OrderStatusChanged> = {
  name: 'order-counts',
  reads: ['OrderPlaced', 'OrderStatusChanged'],
  keysOf: ({ division, event }) => {
    const { flow } = event;
    const statuses = event.type === 'OrderPlaced' ? [event.status] : [event.from, event.status];
    return statuses.map((status) => ({ division, flow, status }));
  },
  apply: (row, { division, event }, key) => {
    const isFrom = event.type === 'OrderStatusChanged' && key['status'] === event.from;
    const status = isFrom ? event.from : event.status;
    const orders = (row?.orders ?? 0) + (isFrom ? -1 : 1);
    return orders === 0 ? undefined : { division, flow: event.flow, status, orders };
  },
};
