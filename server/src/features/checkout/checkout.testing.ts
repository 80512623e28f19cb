import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import { testTokenOf } from '../payments/sandbox/test-cards.js';

export const checkoutOrders = '/omnis/v3/checkout/orders/';

export const address = {
  fullName: 'Ada Palm',
  line1: '1 Shore Road',
  city: 'Freshwater',
  postcode: 'PO40 9PY',
  country: 'GB',
};

/** Creates a shop with one t-shirt at £24.00 and domestic delivery at £3.95. */
export async function openTeeShop(app: TestApp, changes: Partial<Store> = {}): Promise<Store> {
  const store = await app.openStore(changes);
  await saveTee(app, store);
  return store;
}

/** Changes the shop's t-shirt. */
export async function saveTee(
  app: TestApp,
  store: Store,
  changes: Partial<Product> = {},
): Promise<void> {
  await offer(app, store, { uuid: uuidIn(store.division), ...changes });
}

/** Adds t-shirts to the visitor's basket. */
export async function addTees(visitor: Browser, { division }: Store, quantity = 2): Promise<void> {
  const item = {
    productId: uuidIn(division),
    productColor: 'Navy',
    productSize: 'M',
    quantity,
  };
  const { status } = await visitor.post('/omnis/v3/frontend/product/addItemToCart/', { item });
  if (status !== 200) throw new Error(`The t-shirt was refused with ${status}.`);
}

/** Adds the t-shirt to the favourites and e-mails the list. */
export async function mailFavourites(visitor: Browser, { division }: Store, email: string) {
  const item = { productId: uuidIn(division) };
  await visitor.post('/omnis/v3/frontend/product/addItemToCart/', { name: 'favourites', item });
  const { status } = await visitor.post('/omnis/v3/basket/favourites/email-for-later', { email });
  if (status !== 200) throw new Error(`The favourites were refused with ${status}.`);
}

/** A request to order the basket, with a new key. */
export function orderRequest(changes: object = {}): object {
  return {
    idempotencyKey: randomUUID(),
    email: 'ada@example.test',
    shippingAddress: address,
    ...changes,
  };
}

/** Orders two t-shirts for £51.95. */
export async function placeOrder(
  visitor: Browser,
  store: Store,
  changes: object = {},
): Promise<PlacedOrder> {
  await addTees(visitor, store);
  const { status, body } = await visitor.post(checkoutOrders, orderRequest(changes));
  if (status !== 201) throw new Error(`The order was refused with ${status}.`);
  return body;
}

/** Body of a payment with a test card, whose token the sandbox knows. */
export function payRequest(cardNumber = '4242 4242 4242 4242'): Record<string, string> {
  return { paymentToken: testTokenOf(cardNumber) };
}

/** Fields of the checkout form for two t-shirts. */
export function checkoutForm(idempotencyKey: string, changes: Record<string, string> = {}) {
  const shipping = Object.entries(address).map(([name, value]) => [
    `shippingAddress[${name}]`,
    value,
  ]);
  return {
    idempotencyKey,
    expectedTotal: '5195',
    email: 'ada@example.test',
    ...Object.fromEntries(shipping),
    'shippingAddress[line2]': '',
    'billingAddress[fullName]': '',
    'billingAddress[country]': 'GB',
    ...payRequest(),
    ...changes,
  };
}

export function paymentsOf({ orderHash }: PlacedOrder): string {
  return `${checkoutOrders}${orderHash}/payments/`;
}

/** Each shop has its own t-shirt. */
function uuidIn(division: number): string {
  return `7f8f1f5e-58a5-4d25-8f0d-${String(division).padStart(12, '0')}`;
}
