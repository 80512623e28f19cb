import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, startOwnApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, saveTee } from '../../checkout/checkout.testing.js';
import { asPage } from '../storefront.testing.js';

describe('page cache during changes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const page = (store: Store, path: string) => app.visitor(store.code).get(path, asPage);
  const outcome = async (store: Store, path: string) =>
    (await page(store, path)).headers['x-cache'];

  it('does not store a page whose rendering began before the change', async () => {
    const shop = await openTeeShop(app);
    const path = '/product/wave-tee/';
    const runner = app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE reviews');
    const early = page(shop, path);
    const waiting = 'SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass';
    await until(async () => (await runner.query(waiting, ['reviews'])).length > 0);
    await saveTee(app, shop, { name: 'Tide tee' });
    await runner.commitTransaction();
    await runner.release();
    expect((await early).headers['x-cache']).toBe('miss');
    expect(await outcome(shop, path)).toBe('miss');
    expect(await outcome(shop, path)).toBe('hit');
  });

  it('renders a changed page again in other processes', async () => {
    const shop = await openTeeShop(app);
    const second = await startOwnApp();
    try {
      const there = async () => (await second.visitor(shop.code).get('/', asPage)).text;
      await until(async () => (await there()).includes('Wave tee'));
      await there();
      await saveTee(app, shop, { name: 'Tide tee' });
      await until(async () => (await there()).includes('Tide tee'));
      expect(await there()).not.toContain('Wave tee');
    } finally {
      await second.close();
    }
  });
});
