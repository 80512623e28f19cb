import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { address, checkoutForm, openTeeShop } from '../../features/checkout/checkout.testing.js';
import { screenIn } from '../../features/storefront/storefront.testing.js';
import { keyOf, opened, shopperOf, submit } from './checkout-calls.testing.js';

describe('an invalid checkout form', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  const shopper = () => shopperOf(app, shop);

  it('ERR-009 shows every invalid field, keeps the others, and never the payment token', async () => {
    const visitor = await shopper();
    const answer = await submit(visitor, {
      email: 'not an address',
      'shippingAddress[city]': ' ',
      paymentToken: 'a token',
    });
    expect(answer.status).toBe(422);
    const { form } = screenIn(answer, 'checkout');
    expect(form).toMatchObject({
      errors: {
        email: [messages.email],
        'shippingAddress.city': [messages.required],
        paymentToken: [expect.any(String)],
      },
      values: { 'shippingAddress.fullName': address.fullName },
    });
    expect(answer.text).toContain('aria-describedby="shippingAddress.city-error"');
    expect(answer.text).toContain('value="not an address"');
    expect(answer.text).not.toContain('a token');
  });

  it('reports every missing field of an empty form', async () => {
    const visitor = await shopper();
    const answer = await visitor.form('/checkout/', {});
    expect(answer.status).toBe(422);
    const errors = screenIn(answer, 'checkout').form?.errors ?? {};
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(['email', 'shippingAddress.fullName', 'idempotencyKey']),
    );
  });

  it('is refused for a country without delivery', async () => {
    const answer = await submit(await shopper(), { 'shippingAddress[country]': 'ZZ' });
    expect(answer.status).toBe(422);
    expect(screenIn(answer, 'checkout').country).toBe('GB');
  });

  it('NFR-008 is refused from another site', async () => {
    const visitor = await shopper();
    const key = await keyOf(visitor);
    const { status } = await visitor.send('post', '/checkout/', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.test',
        accept: 'text/html',
      },
      body: new URLSearchParams(checkoutForm(key)).toString(),
    });
    expect(status).toBe(403);
    expect(await opened(visitor)).toMatchObject({ basket: { quantity: 2 } });
  });
});
