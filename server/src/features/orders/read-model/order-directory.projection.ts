import type { Projection } from '../../../platform/event-log/model/projection.js';
import type { OrderPlaced } from '../aggregate/order.events.js';

/** Maps an order to its store, because staff and links identify orders without one. */
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
