import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { statementsOf } from '../../../platform/event-log/testing/database-watch.testing.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { addTees, openTeeShop, saveTee } from '../../checkout/checkout.testing.js';
import { asPage, payloadIn, screenIn } from '../storefront.testing.js';

describe('cached page content', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const page = (store: Store, at: string) => app.visitor(store.code).get(at, asPage);
  const path = '/product/wave-tee/';
  const currencyPlugin = { enabled: true, currency: 'GBP', currencies: 'GBP,USD' };
  const isOfPage = (statement: string) => statement.includes('"latestReviews"');

  /** Number of times the product page's data is queried. */
  async function readsOf(visitor: Browser): Promise<number> {
    const work = () => visitor.get(path, asPage);
    return (await statementsOf(app.get(DataSource), work)).filter(isOfPage).length;
  }

  async function withBasket(shop: Store): Promise<Browser> {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    return visitor;
  }

  it('PAY-020 is reused for another currency until the product changes', async () => {
    const shop = await openTeeShop(app, { currencyPlugin });
    expect(await readsOf(app.visitor(shop.code))).toBe(1);
    const visitor = app.visitor(shop.code);
    visitor.setCookie('currency', 'USD');
    expect(await readsOf(visitor)).toBe(0);
    await saveTee(app, shop, { name: 'Tide tee' });
    expect(await readsOf(visitor)).toBe(1);
    const { product } = screenIn(await visitor.get(path, asPage), 'product');
    expect([product.name, product.currency]).toEqual(['Tide tee', 'USD']);
  });

  it('is reused for a visitor with a basket until the product changes', async () => {
    const shop = await openTeeShop(app);
    const visitor = await withBasket(shop);
    await page(shop, path);
    expect(await readsOf(visitor)).toBe(0);
    await saveTee(app, shop, { name: 'Tide tee' });
    const answer = await visitor.get(path, asPage);
    expect(screenIn(answer, 'product').product.name).toBe('Tide tee');
    expect(payloadIn(answer).basketQuantity).toBe(2);
  });

  it('RTE-062 includes the absence of an owner-made home page', async () => {
    const shop = await openTeeShop(app);
    const looks = async () => {
      const statements = await statementsOf(app.get(DataSource), () => page(shop, '/'));
      return statements.filter((statement) => statement.includes('FROM pages')).length;
    };
    expect(await looks()).toBe(1);
    await saveTee(app, shop, { name: 'Tide tee' });
    expect(await looks()).toBe(0);
    expect(screenIn(await page(shop, '/'), 'home').products[0]?.name).toBe('Tide tee');
  });

  it('never comes from the request of a single visitor', async () => {
    const shop = await openTeeShop(app, { favouritesEnabled: true });
    const visitor = app.visitor(shop.code);
    const product = screenIn(await visitor.get(path, asPage), 'product').product.uuid;
    await visitor.form('/favourites/add/', { product });
    await saveTee(app, shop, { name: 'Tide tee' });
    expect([await readsOf(visitor), await readsOf(visitor)]).toEqual([1, 1]);
  });

  it('is reused for a basket of another size', async () => {
    const shop = await openTeeShop(app);
    const visitor = await withBasket(shop);
    expect([await readsOf(visitor), await readsOf(visitor)]).toEqual([1, 0]);
    await addTees(visitor, shop);
    expect(await readsOf(visitor)).toBe(0);
  });

  it('is not used for signed-in visitors', async () => {
    const shop = await openTeeShop(app);
    await page(shop, path);
    const owner = await app.signInOwner(shop);
    expect(await readsOf(owner)).toBe(1);
  });

  it('is not used for a page with a visitor’s own result', async () => {
    const shop = await openTeeShop(app);
    await page(shop, path);
    const visitor = app.visitor(shop.code);
    expect(screenIn(await visitor.get(`${path}white?added=M`, asPage), 'product').added).toBe(
      'White · M',
    );
    expect(screenIn(await visitor.get(path, asPage), 'product').added).toBeNull();
  });
});
