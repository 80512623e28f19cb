import type { OrderFlow } from '@selvedge/shared/orders/order-status';

import type { PaymentReminded } from './payment-reminder.events.js';

interface OwedOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly isReminded: boolean;
  readonly isPayable: boolean;
  /** The order is paid or has a payment in progress. */
  readonly hasMoney: boolean;
}

/** Quotes are never reminded of: staff agree on them with the customer. */
export function remindOfPayment(order: OwedOrder): readonly PaymentReminded[] {
  const { orderId, hash, flow, isReminded, isPayable, hasMoney } = order;
  const isOwed = isPayable && !hasMoney && flow !== 'bespoke';
  return isOwed && !isReminded ? [{ type: 'PaymentReminded', orderId, hash }] : [];
}
