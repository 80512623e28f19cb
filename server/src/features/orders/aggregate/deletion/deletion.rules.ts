import { isUnpaid, type OrderFlow, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { OrderIsDeleted, OrderNotDeletable } from './deletion.errors.js';
import type { OrderDeleted } from './deletion.events.js';

interface DeletableOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly isDeleted: boolean;
  /** The order is paid or has a payment in progress. */
  readonly hasMoney: boolean;
}

/** Deletes an unpaid order; idempotent. Throws OrderNotDeletable. */
export function deleteOrder({
  orderId,
  hash,
  flow,
  status,
  isDeleted,
  hasMoney,
}: DeletableOrder): readonly OrderDeleted[] {
  if (isDeleted) return [];
  if (hasMoney || !isUnpaid(status)) throw new OrderNotDeletable();
  return [{ type: 'OrderDeleted', orderId, hash, flow, status }];
}

/**
 * Commands a deleted order still accepts: outcomes of payments in progress must be recorded, and
 * late payments refunded.
 */
const allowedAfterwards: ReadonlySet<string> = new Set([
  'DeleteOrder',
  'SucceedPaymentAttempt',
  'DeclinePaymentAttempt',
  'ConfirmRefund',
  'RequestRefund',
  'SucceedRefund',
  'FailRefund',
]);

/** Throws OrderIsDeleted for commands that a deleted order does not accept. */
export function assertNotDeleted(
  { type }: { readonly type: string },
  { isDeleted }: Pick<DeletableOrder, 'isDeleted'>,
): void {
  if (isDeleted && !allowedAfterwards.has(type)) throw new OrderIsDeleted();
}
