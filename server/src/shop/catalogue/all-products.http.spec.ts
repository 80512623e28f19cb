import type { Listing } from '@selvedge/shared/catalogue/listing/listing';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { multiplyProducts } from '../../features/catalogue/many-products.testing.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { apart } from './catalogue.testing.js';

/** More than the 1,000 products at which other counts stop. */
const copies = 1_200;

describe('the listing of all products of a large shop', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    await offer(app, shop, { ...apart('hidden', 1), enabled: false });
    await offer(app, shop, apart('wave', 2));
    await multiplyProducts(app, shop.division, copies);
    // The copies have the card of their model.
    await app.get(DataSource).query(
      `UPDATE products SET card = jsonb_set(card, '{urlName}', to_jsonb(url_name))
       WHERE division_id = $1`,
      [shop.division],
    );
  }, 60_000);
  afterAll(() => app.close());

  const grid = (query: string) =>
    app.visitor(shop.code).get(`/collection/all/${query}`, {
      headers: { accept: 'application/json' },
    });
  const listing = async (page: number, sort: string): Promise<Listing> => {
    const { status, body } = await grid(`?page=${String(page)}&sort=${sort}`);
    expect(status).toBe(200);
    return body;
  };

  it.each(['bestsellerOrder', 'price-desc'])(
    'CAT-001 contains each product once, on as many pages as it needs: %s',
    async (sort) => {
      const { total, pages } = await listing(1, sort);
      expect([total, pages]).toEqual([copies + 1, Math.ceil((copies + 1) / 24)]);
      const names: string[] = [];
      for (let page = 1; page <= pages; page += 1)
        names.push(...(await listing(page, sort)).products.map(({ urlName }) => urlName));
      expect([names.length, new Set(names).size]).toEqual([total, total]);
    },
  );

  it('CAT-001 ends at its last page', async () => {
    const { pages } = await listing(1, 'bestsellerOrder');
    expect((await grid(`?page=${String(pages)}`)).status).toBe(200);
    expect((await grid(`?page=${String(pages + 1)}`)).status).toBe(404);
  });

  it('CAT-001 counts products that are hidden or shown again', async () => {
    const totalOf = async () => (await listing(1, 'price-asc')).total;
    const hidden = apart('cap', 3);
    await offer(app, shop, { ...hidden, gender: 'kids' });
    expect(await totalOf()).toBe(copies + 2);
    await offer(app, shop, { ...hidden, gender: 'womens', enabled: false });
    expect(await totalOf()).toBe(copies + 1);
    await offer(app, shop, { ...hidden, gender: 'mens' });
    expect(await totalOf()).toBe(copies + 2);
  });
});
