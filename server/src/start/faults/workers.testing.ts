import { randomUUID } from 'node:crypto';

import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { PaymentOutcome, PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

import type { Browser } from '../../platform/testing/browser.js';
import {
  checkoutOrders,
  orderRequest,
  payRequest,
  paymentsOf,
} from '../../features/checkout/checkout.testing.js';
import { patiently } from '../patiently.testing.js';

/** Password of every demo account. */
const password = 'selvedge-demo-1';

/** Acknowledged order, with the payment outcome that its buyer saw. */
export interface Bought {
  readonly orderId: number;
  readonly email: string;
  readonly isPaid: boolean;
}

/** Status change that the server acknowledged. */
export interface Moved {
  readonly orderId: number;
  readonly to: OrderStatus;
}

export async function signIn(browser: Browser, email: string): Promise<Browser> {
  const { status } = await patiently(() =>
    browser.post('/omnis/v3/dashboard/secure/login/', { email, password }),
  );
  if (status !== 200) throw new Error(`${email} was not signed in: ${status}.`);
  return browser;
}

/** A new visitor fills a basket, orders and pays. */
export async function buy(browser: Browser, sku: string): Promise<Bought> {
  const email = `${randomUUID()}@example.test`;
  const item = { variantId: sku, quantity: 1 };
  const added = await patiently(() =>
    browser.post('/omnis/v3/frontend/product/addItemToCart/', { item }),
  );
  if (added.status !== 200) throw new Error(`Nothing added: ${added.status} ${added.text}`);
  const quote = await patiently(() => browser.post('/omnis/v3/checkout/quote/', { country: 'GB' }));
  if (quote.status !== 200) throw new Error(`No quote: ${quote.status} ${quote.text}`);
  // Contract of API-050.
  const { total: expectedTotal } = quote.body as CheckoutTotals;
  const request = orderRequest({ email, expectedTotal });
  const placed = await patiently(() => browser.post(checkoutOrders, request));
  if (placed.status !== 201) throw new Error(`No order: ${placed.status} ${placed.text}`);
  // Contract of API-050.
  const order = placed.body as PlacedOrder;
  const paid = await browser.post(paymentsOf(order), payRequest()).catch(() => undefined);
  // Contract of PAY-024.
  const outcome = paid?.status === 200 && (paid.body as PaymentOutcome).outcome;
  return { orderId: order.orderId, email, isPaid: outcome === 'paid' };
}

/** Staff process a paid order. A repeated move, whose first answer was lost, is refused. */
export async function move(staff: Browser, orderId: number): Promise<readonly Moved[]> {
  const moved: Moved[] = [];
  for (const [from, to] of steps) {
    const { status } = await patiently(() =>
      staff.post(`/omnis/v3/atlas/orders/${orderId}/status/`, { from, status: to }),
    );
    if (status === 200) moved.push({ orderId, to });
  }
  return moved;
}

const steps: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['paid', 'processing'],
  ['processing', 'label_printed'],
];
