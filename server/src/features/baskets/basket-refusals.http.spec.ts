import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import {
  add,
  bulkAdd,
  list,
  openEuroShop,
  remove,
  someKey,
  unavailable,
  update,
  itemInput,
} from './baskets.testing.js';

describe('the basket refuses', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let shopper: Browser;
  const item = (changes: object = {}): object => itemInput(tee, changes);

  beforeAll(async () => {
    app = await startApp();
    shop = await openEuroShop(app);
    tee = await offer(app, shop, { currency: 'EUR' });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    shopper = app.visitor(shop.code);
  });

  it.each([
    ['an unknown product', { productId: randomUUID() }],
    ['an id that is none', { productId: 'x' }],
    ['an address without product', { productId: undefined, productUrl: '/collection/a/' }],
    ['an unknown address', { productId: undefined, productUrl: '/product/nowhere/' }],
    ['an unknown sku', { productId: undefined, variantId: 'NO-SUCH' }],
    ['a sku that is not to be had', { productId: undefined, variantId: 'TEE-WAVE-NVY-L' }],
    ['a colour it has not', { productColor: 'Purple' }],
    ['a size it has not', { productSize: 'XXL' }],
    ['a size that is not to be had', { productSize: 'L' }],
  ])('ERR-017 refuses %s with the message of the specification', async (_, changes) => {
    const { status, body } = await shopper.post(add, item(changes));
    expect(status).toBe(400);
    expect(body.message).toBe(unavailable);
    expect(shopper.cookie('basket')).toBeUndefined();
  });

  it('ERR-018 a list without any available item', async () => {
    const items = [{ variantId: 'NO-SUCH' }, { variantId: 'TEE-WAVE-NVY-L' }];
    const { status, body } = await shopper.post(bulkAdd, { items });
    expect(status).toBe(400);
    expect(body.message).toBe(unavailable);
    expect(shopper.cookie('basket')).toBeUndefined();
  });

  it('ERR-017 a product that was taken off sale', async () => {
    const off = await offer(app, shop, { urlName: `off-${randomUUID()}`, enabled: false });
    expect((await shopper.post(add, item({ productId: off.uuid }))).status).toBe(400);
  });

  it.each([
    ['no item', {}],
    ['an item that is text', { item: 'tee' }],
    ['an item that is a list', { item: [] }],
    ['an item of nothing', { item: null }],
    ['no product', { item: { productColor: 'Navy', productSize: 'M' } }],
  ])('ERR-016 refuses %s: nothing was added', async (_, body) => {
    const answer = await shopper.post(add, body);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('No items were added to basket');
  });

  it.each([
    ['a quantity of 0', { quantity: 0 }],
    ['less than nothing', { quantity: -1 }],
    ['a thousand', { quantity: 1000 }],
    ['half a piece', { quantity: 1.5 }],
    ['words for a quantity', { quantity: 'two' }],
    ['yes for a quantity', { quantity: true }],
    ['null for a quantity', { quantity: null }],
    ['null for bundle options', { bundleOptions: null }],
    ['null for a sku', { variantId: null }],
    ['no colour', { productColor: '' }],
    ['a colour that is a list', { productColor: ['Navy'] }],
    ['no size', { productSize: undefined }],
    ['a size that goes on and on', { productSize: 'M'.repeat(33) }],
    ['a product id that is no whole number', { productId: 1.5 }],
    ['a product id that is a list', { productId: [17] }],
    ['an endless address', { productUrl: 'a'.repeat(513) }],
    ['a sku that is an object', { variantId: {} }],
    ['bundle options that are a list', { bundleOptions: ['a'] }],
    ['bundle options within bundle options', { bundleOptions: { a: { b: 'c' } } }],
    [
      'too many bundle options',
      {
        bundleOptions: Object.fromEntries(
          Array.from({ length: 21 }, (__, n) => [`p${String(n)}`, 'x']),
        ),
      },
    ],
    ['bundle options by odd names', { bundleOptions: { '<b>': 'x' } }],
    ['U+0000 in a size', { productSize: 'M\u0000' }],
    ['U+0000 in a bundle option', { bundleOptions: { a: '\u0000' } }],
  ])('API-015 refuses %s with 422', async (_, changes) => {
    const { status, body } = await shopper.post(add, item(changes));
    expect(status).toBe(422);
    expect(body).toMatchObject({ title: 'Api error', message: expect.any(String) });
    expect(Object.keys(body.errors)).not.toHaveLength(0);
    expect((await shopper.get(list)).body.items).toEqual([]);
  });

  it.each([
    [update, { quantity: 1 }],
    [update, { key: someKey }],
    [update, { key: someKey, quantity: '' }],
    [update, { key: someKey, quantity: [] }],
    [update, { key: someKey, quantity: null }],
    [update, { key: someKey, quantity: -1 }],
    [update, { key: someKey, quantity: 1000 }],
    [update, { key: someKey, quantity: 2.5 }],
    [update, { key: 17, quantity: 1 }],
    [update, { key: [someKey], quantity: 1 }],
    [update, { key: `${someKey}\u0000`, quantity: 1 }],
    [update, { item: [] }],
    [update, { item: 'tee' }],
    [update, { item: { key: someKey } }],
    [update, { item: { quantity: 2 } }],
    [update, { key: someKey, quantity: 1, name: 'wishes' }],
    [remove, {}],
    [remove, { key: 'short' }],
    [remove, { key: { $ne: '' } }],
    [remove, { key: someKey, name: 'other' }],
    [add, { item: { variantId: 'TEE-WAVE-NVY-M' }, name: 'wishes' }],
    [add, { item: { variantId: 'TEE-WAVE-NVY-M' }, name: null }],
    [bulkAdd, {}],
    [bulkAdd, { items: [] }],
    [bulkAdd, { items: 'tee' }],
    [bulkAdd, { items: [null] }],
    [bulkAdd, { items: ['tee'] }],
    [bulkAdd, { items: [{ productId: 'x' }] }],
    [bulkAdd, { items: [{ variantId: 'TEE-WAVE-NVY-M', quantity: 0 }] }],
    [bulkAdd, { items: Array.from({ length: 101 }, () => ({ variantId: 'TEE-WAVE-NVY-M' })) }],
    [bulkAdd, { items: [{ variantId: 'TEE-WAVE-NVY-M' }], name: 'wishes' }],
  ])('API-016 API-017 refuses at %s the body %j with 422', async (path, body) => {
    expect((await shopper.post(path, body)).status).toBe(422);
  });

  it.each([add, bulkAdd, update, remove])(
    'refuses a call of %s without CSRF token',
    async (path) => {
      expect((await shopper.send('post', path, { body: item() })).status).toBe(403);
    },
  );

  it.each([add, update, remove])(
    'refuses bodies at %s that are not JSON or too large',
    async (path) => {
      await shopper.get(list);
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(shopper.cookie('XSRF-TOKEN') ?? ''),
      };
      expect((await shopper.send('post', path, { headers, body: '{"item":' })).status).toBe(400);
      const large = JSON.stringify({ item: { productUrl: 'a'.repeat(3_000_000) } });
      expect((await shopper.send('post', path, { headers, body: large })).status).toBe(413);
    },
  );

  it('BSK-017 more than 999 of an item, and more than 100 different items', async () => {
    await shopper.post(add, item({ quantity: 999 }));
    const { status, body } = await shopper.post(add, item());
    expect(status).toBe(422);
    expect(body.errors).toEqual({ quantity: ['Please choose a quantity from 1 to 999'] });
    for (let one = 1; one < 100; one++) {
      await shopper.post(add, item({ bundleOptions: { Part: String(one) } }));
    }
    const full = await shopper.post(add, item({ productColor: 'White' }));
    expect(full.status).toBe(422);
    expect(full.body.message).toBe('A basket holds up to 100 different items');
  });
});
