import type { ShopperOrder } from './contract.js';
import { statesPayment } from './order-status.js';

type Order = Pick<ShopperOrder, 'flow' | 'paymentAttempts' | 'statusLogRecords'>;

/**
 * When a status change stated the payment of an order that was paid in another way, such as by bank
 * transfer. Undefined if it was paid here, or not at all.
 */
export function paidByHandAt({
  flow,
  paymentAttempts,
  statusLogRecords,
}: Order): string | undefined {
  if (paymentAttempts.some(({ state }) => state === 'succeeded')) return undefined;
  return statusLogRecords.find(({ status }, at) => {
    const before = statusLogRecords[at - 1];
    return before !== undefined && statesPayment(flow, before.status, status);
  })?.createdAt;
}
