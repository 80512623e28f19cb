import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { addTees, openTeeShop, saveTee } from '../../checkout/checkout.testing.js';
import { asPage, payloadIn, screenIn } from '../storefront.testing.js';

describe('page for visitors with equally full baskets', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const twice = async (visitor: Browser, path: string) => {
    await visitor.get(path, asPage);
    return visitor.get(path, asPage);
  };

  it.each(['/', '/product/wave-tee/'])('is shared at %s', async (path) => {
    const shop = await openTeeShop(app);
    const [one, other] = [app.visitor(shop.code), app.visitor(shop.code)];
    const fuller = app.visitor(shop.code);
    await addTees(one, shop);
    await addTees(other, shop);
    await addTees(fuller, shop, 3);
    const [first, second, third] = [
      await one.get(path, asPage),
      await other.get(path, asPage),
      await fuller.get(path, asPage),
    ];
    const outcomes = [first, second, third].map(({ headers }) => headers['x-cache']);
    expect(outcomes).toEqual(['miss', 'hit', 'miss']);
    expect(second.text).toBe(first.text);
    expect(payloadIn(third).basketQuantity).toBe(3);
    await addTees(one, shop, 1);
    expect((await one.get(path, asPage)).text).toBe(third.text);
  });

  it('is rendered again when its product changes', async () => {
    const shop = await openTeeShop(app);
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    await twice(visitor, '/product/wave-tee/');
    await saveTee(app, shop, { name: 'Tide tee' });
    const answer = await visitor.get('/product/wave-tee/', asPage);
    expect(answer.headers['x-cache']).toBe('miss');
    expect(screenIn(answer, 'product').product.name).toBe('Tide tee');
  });

  it('is not stored by browsers, because the basket may change', async () => {
    const shop = await openTeeShop(app);
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    for (const { headers } of [await visitor.get('/', asPage), await visitor.get('/', asPage)])
      expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
  });

  it('is not shared for a basket of more than 30 items, which is rare', async () => {
    const shop = await openTeeShop(app);
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop, 31);
    const answer = await twice(visitor, '/');
    expect([answer.headers['x-cache'], payloadIn(answer).basketQuantity]).toEqual(['bypass', 31]);
  });
});
