import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import { add, email, like, name, recover, remove, someKey, update } from './favourites.testing.js';

describe('favourites of a shopper', () => {
  let app: TestApp;
  let tee: Product;
  let shopper: Browser;

  beforeAll(async () => {
    app = await startApp();
    const shop = await app.openStore({ favouritesEnabled: true });
    tee = await offer(app, shop);
    shopper = app.visitor(shop.code);
  });
  afterAll(() => app.close());

  it.each<[string, object, string]>([
    [add, { name }, 'item'],
    [add, { name, item: ['tee'] }, 'item'],
    [add, { name, item: { productId: [7] } }, 'item.productId'],
    [add, { name, item: { productId: 'a\0' } }, 'item.productId'],
    [add, { name: 'wishes', item: { productId: '1' } }, 'name'],
    [update, { name, key: someKey, quantity: 2 }, 'quantity'],
    [remove, { name }, 'key'],
    [recover, {}, 'br'],
    [recover, { br: '../../x' }, 'br'],
    [email, {}, 'email'],
    [email, { email: 'ada' }, 'email'],
  ])('ERR-014 refuse an invalid body at %s: %j', async (path, body, field) => {
    const answer = await shopper.post(path, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('ERR-014 name what is missing if no field is wrong', async () => {
    expect((await shopper.post(add, { name, item: {} })).status).toBe(422);
    expect((await shopper.post(email, { email: 'ada@example.test' })).status).toBe(422);
    expect((await shopper.post(recover, { br: someKey })).status).toBe(404);
  });

  it.each([
    { productId: randomUUID() },
    { variantId: 'NONE' },
    { productUrl: '/product/none/' },
    { productUrl: 'https://else.example/' },
  ])('ERR-017 refuse %j, which is not available', async (item) => {
    const { body } = await shopper.post(add, { name, item });
    expect(body.detail).toBe('Oops... Looks like this product is no longer available');
  });

  it('ERR-017 refuse a colour that the product does not have', async () => {
    const answer = await like(shopper, tee, { productColor: 'Plaid' });
    expect(answer.body.detail).toBe('Oops... Looks like this product is no longer available');
  });
});
