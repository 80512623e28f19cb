import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import type { TestApp } from '../../../platform/testing/start-app.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import { addTees, checkoutForm } from '../checkout.testing.js';

/** Somebody new, with two t-shirts in the basket. */
export async function shopperOf(app: TestApp, shop: Store): Promise<Browser> {
  const visitor = app.visitor(shop.code);
  await addTees(visitor, shop);
  return visitor;
}

export async function opened(visitor: Browser, path = '/checkout/'): Promise<ScreenOf<'checkout'>> {
  return screenIn(await visitor.get(path, asPage), 'checkout');
}

/** By which an order is placed once, however often it is sent. */
export async function keyOf(visitor: Browser): Promise<string> {
  return (await opened(visitor)).idempotencyKey;
}

/** Sends the form as the page that is open has it, filled in rightly but for what is changed. */
export async function submit(
  visitor: Browser,
  changes: Record<string, string> = {},
): Promise<Answer> {
  return visitor.form('/checkout/', checkoutForm(await keyOf(visitor), changes));
}
