import { isUnpaid, type OrderFlow, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { OrderIsDeleted, OrderNotDeletable } from './deletion.errors.js';
import type { OrderDeleted } from './deletion.events.js';

interface DeletableOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly isDeleted: boolean;
  /** It is paid, or a payment is on its way. */
  readonly hasMoney: boolean;
}

/** ORD-006: once is as good as twice. Throws OrderNotDeletable. */
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

/** What a provider says of money that is on its way is heard all the same. */
const allowedAfterwards: ReadonlySet<string> = new Set([
  'DeleteOrder',
  'SucceedPaymentAttempt',
  'DeclinePaymentAttempt',
  'ConfirmRefund',
]);

/** Throws OrderIsDeleted for whatever would go on with an order that was deleted. */
export function mayGoOn(
  { type }: { readonly type: string },
  { isDeleted }: Pick<DeletableOrder, 'isDeleted'>,
): void {
  if (isDeleted && !allowedAfterwards.has(type)) throw new OrderIsDeleted();
}
