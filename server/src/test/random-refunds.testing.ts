import { randomUUID } from 'node:crypto';

import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrder, ShopperOrder } from '@selvedge/shared/orders/contract';

import { paymentsOf, payRequest } from '../features/checkout/checkout.testing.js';
import type { Answer, Browser } from '../platform/testing/browser.js';
import { until } from '../platform/testing/until.js';

/** Card for which the provider takes two seconds. */
const slowCard = '4000 0000 0000 0077';

/**
 * Attempt whose money arrived too late, according to the provider; none if the payment was refused.
 */
export interface LatePayment {
  readonly attemptId: string;
  readonly answer: Answer;
}

/** Pays an order while staff close it. */
export async function payTooLate(
  shopper: Browser,
  staff: Browser,
  { orderId, orderHash }: PlacedOrder,
): Promise<LatePayment> {
  let answered: Answer | undefined;
  const paying = shopper.post(paymentsOf({ orderId, orderHash }), payRequest(slowCard));
  void paying.then((answer) => (answered = answer));
  const attempt = await until(async () => {
    const { body } = await shopper.get(`/omnis/v3/orders/${orderHash}/`);
    // Contract of API-051.
    const [started] = (body as ShopperOrder).paymentAttempts;
    return started ?? (answered && { attemptId: '' });
  });
  await staff.post(`/omnis/v3/atlas/orders/${orderId}/status/`, {
    status: 'refunded',
  });
  return { attemptId: attempt.attemptId, answer: await paying };
}

export function confirmRefund(staff: Browser, orderId: number, attemptId: string): Promise<Answer> {
  return staff.post(`/omnis/v3/atlas/orders/${orderId}/refunds/${attemptId}/confirmation/`);
}

/** Refunds a share, in percent, of what is left of the order's last payment. */
export async function refundShare(staff: Browser, orderId: number, share: number): Promise<Answer> {
  const order = await staff.get(`/omnis/v3/atlas/orders/${orderId}/`);
  if (order.status !== 200) return order;
  // Contract of API-052.
  const { attemptId = 'none', refundable = 1 } =
    (order.body as AtlasOrder).paymentAttempts.at(-1) ?? {};
  return staff.post(`/omnis/v3/atlas/orders/${orderId}/refunds/`, {
    ...{ refundId: randomUUID(), attemptId, reason: 'Arrived late' },
    amount: Math.max(1, Math.floor((refundable * share) / 100)),
  });
}
