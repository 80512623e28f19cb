import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';
import { addTees, checkoutForm } from '../../features/checkout/checkout.testing.js';

/** A new visitor with two t-shirts in the basket. */
export async function shopperOf(app: TestApp, shop: Store): Promise<Browser> {
  const visitor = app.visitor(shop.code);
  await addTees(visitor, shop);
  return visitor;
}

export async function opened(visitor: Browser, path = '/checkout/'): Promise<ScreenOf<'checkout'>> {
  return screenIn(await visitor.get(path, asPage), 'checkout');
}

/** Reads the idempotency key of the form. */
export async function keyOf(visitor: Browser): Promise<string> {
  return (await opened(visitor)).idempotencyKey;
}

/** Submits the form of the open page with valid values and these changes. */
export async function submit(
  visitor: Browser,
  changes: Record<string, string> = {},
): Promise<Answer> {
  return visitor.form('/checkout/', checkoutForm(await keyOf(visitor), changes));
}
