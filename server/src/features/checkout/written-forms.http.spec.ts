import type { Store } from '@selvedge/shared/stores/contract';

import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { Sandbox } from '../payments/sandbox/sandbox.testing.js';
import {
  addTees,
  address,
  checkoutOrders,
  openTeeShop,
  orderRequest,
  placeOrder,
} from './checkout.testing.js';
import { shopperOf, submit } from '../../shop/checkout/checkout-calls.testing.js';

describe('the checkout', () => {
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
  ])('VAL-031 stores the postcode of %s %j as %j', async (country, typed, stored) => {
    const visitor = app.visitor(shop.code);
    const order = await placeOrder(visitor, shop, {
      shippingAddress: { ...address, country, postcode: typed, city: 'Mu\u0308nchen' },
    });
    const { body } = await visitor.get(`/omnis/v3/orders/${order.orderHash}/`);
    expect(body.shippingAddress).toMatchObject({ postcode: stored, city: 'München' });
  });

  it.each([
    ['US', 'or', '97205 1234', { state: 'OR', postcode: '97205-1234' }],
    ['US', 'New York', '10001', { state: 'NY', postcode: '10001' }],
    ['CA', 'ON', 'k1a0b1', { state: 'ON', postcode: 'K1A 0B1' }],
    ['AU', 'nsw', '2000', { state: 'NSW', postcode: '2000' }],
  ])(
    'stores the state of an address in %s written as %j',
    async (country, state, postcode, place) => {
      const visitor = app.visitor(shop.code);
      const shippingAddress = { ...address, country, state, postcode };
      const order = await placeOrder(visitor, shop, { shippingAddress });
      const { body } = await visitor.get(`/omnis/v3/orders/${order.orderHash}/`);
      expect(body.shippingAddress).toMatchObject(place);
    },
  );

  it('requires a state of the country, and stores none in countries without states', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const place = (more: object) =>
      visitor.post(checkoutOrders, orderRequest({ shippingAddress: { ...address, ...more } }));
    for (const state of [undefined, '', 'NSW']) {
      const { status, body } = await place({ country: 'US', state, postcode: '97205' });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['shippingAddress.state']]);
    }
    const { body } = await place({ state: 'OR' });
    const stored = await visitor.get(`/omnis/v3/orders/${String(body.orderHash)}/`);
    expect(stored.body.shippingAddress).not.toHaveProperty('state');
  });

  it('shows the fields of the chosen country, also without script', async () => {
    const answer = await submit(await shopperOf(app, shop), {
      'shippingAddress[country]': 'US',
      'shippingAddress[postcode]': '97205',
      'shippingAddress[line1]': '',
    });
    expect(answer.status).toBe(422);
    // The error summary uses the field names of the form.
    for (const link of ['line1">Street address', 'state">State'])
      expect(answer.text).toContain(`<a href="#shippingAddress.${link}</a>`);
    expect(answer.text).toMatch(/<select[^>]*name="shippingAddress\[state\]"/);
    for (const label of ['ZIP code', 'State', 'City']) expect(answer.text).toContain(`>${label}<`);
    expect(answer.text).toContain('<option value="OR">Oregon</option>');
  });

  it('stores postcodes written otherwise also without script', async () => {
    const answer = await submit(await shopperOf(app, shop), {
      'shippingAddress[postcode]': 'po40–9py',
    });
    expect(answer.status).toBe(303);
  });
});
