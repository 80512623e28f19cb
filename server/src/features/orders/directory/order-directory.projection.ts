import type { Projection } from '../../../platform/event-log/model/projection.js';
import type { OrderPlaced } from '../order.events.js';

/** Which store an order is of: staff and links name the order alone. */
export interface OrderDirectoryRow {
  readonly division: number;
  readonly orderId: number;
  readonly hash: string;
}

export const orderDirectory: Projection<OrderDirectoryRow, OrderPlaced> = {
  name: 'order-directory',
  reads: ['OrderPlaced'],
  keysOf: ({ division, event: { orderId } }) => [{ division, orderId }],
  isOfOneStream: true,
  apply: (_row, { division, event: { orderId, hash } }) => ({ division, orderId, hash }),
};
