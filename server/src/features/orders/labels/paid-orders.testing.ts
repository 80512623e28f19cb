import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import type { TestApp } from '../../../platform/testing/start-app.js';
import { placeOrder } from '../../checkout/checkout.testing.js';

/** Places a guest order and marks it as paid, so that its labels can be printed. */
export async function placePaidOrder(
  app: TestApp,
  staff: Browser,
  shop: Store,
): Promise<PlacedOrder> {
  const order = await placeOrder(app.visitor(shop.code), shop);
  await staff.post(`/omnis/v3/atlas/orders/${order.orderId}/status/`, {
    status: 'paid',
    paidReason: 'Bank transfer',
  });
  return order;
}
