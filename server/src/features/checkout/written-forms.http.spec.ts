import type { Store } from '@selvedge/shared/stores/contract';

import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { Sandbox } from '../payments/sandbox/sandbox.testing.js';
import { address, openTeeShop, payRequest, paymentsOf, placeOrder } from './checkout.testing.js';
import { shopperOf, submit } from './shop/checkout-calls.testing.js';

describe('a checkout that reads what people write', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startOwnApp(sandbox.environment);
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  it.each([
    ['GB', 'po40\u00a09py', 'PO40 9PY'],
    ['GB', 'PO40  9PY', 'PO40 9PY'],
    ['GB', 'PO40\u20099PY', 'PO40 9PY'],
    ['GB', 'PO40-9PY', 'PO40 9PY'],
    ['GB', 'po409py', 'PO40 9PY'],
    ['NL', '1012\u00a0ab', '1012 AB'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
  ])('VAL-031 stores the postcode of %s %j as %j', async (country, typed, stored) => {
    const visitor = app.visitor(shop.code);
    const order = await placeOrder(visitor, shop, {
      shippingAddress: { ...address, country, postcode: typed, city: 'Mu\u0308nchen' },
    });
    const { body } = await visitor.get(`/omnis/v3/orders/${order.orderHash}/`);
    expect(body.shippingAddress).toMatchObject({ postcode: stored, city: 'München' });
  });

  it.each([
    { expiry: '12/2049' },
    { expiry: '1/49' },
    { expiry: '1249' },
    { expiry: '12/49 ' },
    { cardNumber: '4242-4242-4242-4242' },
    { cardNumber: '4242\u00a04242\u00a04242\u00a04242' },
    { cardNumber: ' 4242424242424242 ', securityCode: ' 123' },
  ])('PAY-024 takes a card written as %j', async (written) => {
    const visitor = app.visitor(shop.code);
    const order = await placeOrder(visitor, shop);
    const paid = await visitor.post(paymentsOf(order), { ...payRequest(), ...written });
    expect([paid.status, paid.body.outcome]).toEqual([200, 'paid']);
  });

  it('takes the same forms without script', async () => {
    const answer = await submit(await shopperOf(app, shop), {
      'shippingAddress[postcode]': 'po40–9py',
      cardNumber: '4242-4242-4242-4242',
      expiry: '12 / 2049',
    });
    expect(answer.status).toBe(303);
  });

  it.each([{ expiry: '13/49' }, { expiry: '12/1949' }, { cardNumber: '4242/4242/4242/4242' }])(
    'refuses the card %j',
    async (written) => {
      const visitor = app.visitor(shop.code);
      const order = await placeOrder(visitor, shop);
      const refused = await visitor.post(paymentsOf(order), { ...payRequest(), ...written });
      expect(refused.status).toBe(422);
    },
  );
});
