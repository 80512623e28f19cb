import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { address, addTees, checkoutOrders, openTeeShop, orderRequest } from './checkout.testing.js';

describe('a refused order', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  const { city: _city, ...nowhere } = address;
  it.each([
    ['no e-mail', { email: undefined }, 'email'],
    ['an e-mail that is none', { email: 'ada' }, 'email'],
    ['an e-mail of the wrong type', { email: { at: 'x' } }, 'email'],
    ['no address', { shippingAddress: undefined }, 'shippingAddress'],

    ['an address that is text', { shippingAddress: 'Freshwater' }, 'shippingAddress'],
    ['an address without city', { shippingAddress: nowhere }, 'shippingAddress.city'],
    ['blanks', { shippingAddress: { ...address, line1: '  ' } }, 'shippingAddress.line1'],
    [
      'a country nobody ships to',
      { shippingAddress: { ...address, country: 'ZZ' } },
      'shippingAddress.country',
    ],
    [
      'an EORI number of another customs territory',
      { shippingAddress: { ...address, eoriNumber: 'DE1234567' } },
      'shippingAddress.eoriNumber',
    ],
    [
      'an EORI number that is no text',
      { shippingAddress: { ...address, eoriNumber: 7 } },
      'shippingAddress.eoriNumber',
    ],
    ['half a billing address', { billingAddress: nowhere }, 'billingAddress.city'],
    ['no key', { idempotencyKey: undefined }, 'idempotencyKey'],
    ['a short key', { idempotencyKey: 'a' }, 'idempotencyKey'],
    ['a total that is no number', { expectedTotal: 'much' }, 'expectedTotal'],
    ['U+0000', { shippingAddress: { ...address, city: 'Fresh\0water' } }, 'shippingAddress.city'],
    [
      'a line that is too long',
      { shippingAddress: { ...address, line1: 'x'.repeat(201) } },
      'shippingAddress.line1',
    ],
  ])('ERR-069 refuses %s by its field', async (_what, changes, field) => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const { status, body } = await visitor.post(checkoutOrders, orderRequest(changes));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('VAL-031 validates British postcodes', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const sendTo = async (country: string, postcode: string) => {
      const changes = { shippingAddress: { ...address, country, postcode } };
      return (await visitor.post(checkoutOrders, orderRequest(changes))).body;
    };
    expect((await sendTo('GB', '20457')).errors).toEqual({
      'shippingAddress.postcode': ['must contain a valid postcode'],
    });
    expect((await sendTo('GB', ' ')).errors).toEqual({
      'shippingAddress.postcode': ['This field is required'],
    });
    expect((await sendTo('DE', '20457')).errors).toBeUndefined();
  });

  it('refuses requests without CSRF token, too large, or not JSON', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const stranger = app.visitor(shop.code);
    const bare = await stranger.send('post', checkoutOrders, { body: orderRequest() });
    expect(bare.status).toBe(403);
    const large = await visitor.post(checkoutOrders, orderRequest({ x: 'x'.repeat(5_000_000) }));
    expect(large.status).toBe(413);
  });
});
