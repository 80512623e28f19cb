import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, startOwnApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder, saveTee } from '../../checkout/checkout.testing.js';
import { asPage, screenIn } from '../storefront.testing.js';
import { openLargeShop } from './page-cache.testing.js';

describe('bestseller order on cached pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const page = (store: Store, path: string, on = app) => on.visitor(store.code).get(path, asPage);
  const first = async (store: Store, on = app) =>
    screenIn(await page(store, '/', on), 'home').products[0]?.name;

  it('is updated in every process once an order is counted, after the order is confirmed', async () => {
    const { store } = await openLargeShop(app);
    await saveTee(app, store, { position: 99 });
    const second = await startOwnApp();
    try {
      const both = [app, second];
      for (const on of both) await until(async () => (await first(store, on)) === 'a');
      await placeOrder(app.visitor(store.code), store);
      for (const on of both) await until(async () => (await first(store, on)) === 'Wave tee');
    } finally {
      await second.close();
    }
  });

  it('evicts no other pages', async () => {
    const shop = await openTeeShop(app);
    for (const path of ['/', '/product/wave-tee/']) await page(shop, path);
    await placeOrder(app.visitor(shop.code), shop);
    await until(async () => (await page(shop, '/')).headers['x-cache'] === 'miss');
    expect((await page(shop, '/product/wave-tee/')).headers['x-cache']).toBe('hit');
  });
});
