import { randomUUID } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from './offer.testing.js';
import { UrlNameTaken } from '../products/product.errors.js';
import { ProductsReader } from '../products/index.js';
import { CatalogueReader } from './catalogue.queries.js';

describe('the catalogue of a store', () => {
  let app: TestApp;
  let catalogue: CatalogueReader;
  let products: ProductsReader;
  let shop: Store;
  let neighbour: Store;

  beforeAll(async () => {
    app = await startApp();
    catalogue = app.get(CatalogueReader);
    products = app.get(ProductsReader);
    shop = await app.openStore();
    neighbour = await app.openStore();
  });
  afterAll(() => app.close());

  it('returns a product by its web address in one statement', async () => {
    const product = await offer(app, shop, { urlName: 'tide' });
    const statements = await statementsOf(app, async (headers) => {
      const answer = await app.visitor(shop.code).get('/omnis/v3/product/tide/', { headers });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ uuid: product.uuid, name: product.name });
    });
    expect(statements).toHaveLength(1);
  });

  it.each([
    '/omnis/v3/product/nowhere/',
    '/omnis/v3/product/T%C3%AFde/',
    '/omnis/v3/product/x%27/',
  ])('answers 404 with a message for %s', async (path) => {
    const { status, body } = await app.call(shop.code, path);
    expect(status).toBe(404);
    expect(body.message).toBe('We were unable to find this page');
  });

  it('refuses U+0000 in an address', async () => {
    expect((await app.call(shop.code, '/omnis/v3/product/a%00b/')).status).toBe(422);
  });

  it('CAT-028 hides a disabled product', async () => {
    const product = await offer(app, shop, { urlName: 'hidden', enabled: false });
    expect((await app.call(shop.code, '/omnis/v3/product/hidden/')).status).toBe(404);
    const { division } = shop;
    expect(await products.byId(division, product.uuid)).toBeUndefined();
    expect((await catalogue.cards(division)).map(({ uuid }) => uuid)).not.toContain(product.uuid);
    expect(await products.everyOf(division, [product.uuid])).toEqual([product]);
  });

  it('STO-001 separates products of two stores with equal names', async () => {
    const mine = await offer(app, shop, { urlName: 'apart' });
    const theirs = await offer(app, neighbour, { urlName: 'apart', uuid: mine.uuid });
    expect(theirs.id).not.toBe(mine.id);
    expect((await app.call(neighbour.code, '/omnis/v3/product/apart/')).body.id).toBe(theirs.id);
    expect(await products.byId(neighbour.division, String(mine.id))).toBeUndefined();
    expect(await products.byId(shop.division, String(mine.id))).toEqual(mine);
    const other = await offer(app, shop, { urlName: 'only-mine' });
    expect(await products.byId(neighbour.division, other.uuid)).toBeUndefined();
    expect(await products.everyOf(neighbour.division, [other.uuid])).toEqual([]);
    expect(await catalogue.page(neighbour.division, 'only-mine')).toBeUndefined();
  });

  it.each(['', '0', '12345678901', 'nonsense', "' OR 1=1"])(
    'finds no product by the id %p',
    async (id) => {
      expect(await products.byId(shop.division, id)).toBeUndefined();
    },
  );

  it('finds a product by the SKU of a variant', async () => {
    const product = await offer(app, neighbour, { urlName: 'by-sku' });
    const [first] = product.colours[0]?.sizes ?? [];
    const found = await products.bySku(neighbour.division, first?.sku ?? '');
    expect(found?.colours[0]?.sizes[0]?.sku).toBe(first?.sku);
    expect(await products.bySku(neighbour.division, 'NO-SUCH')).toBeUndefined();
  });

  it('CAT-023 lists cards in store order, with products of the same collection first on a product page', async () => {
    const { division } = await app.openStore();
    const place = { division };
    const [first, second] = [randomUUID(), randomUUID()];
    await offer(app, place, { urlName: 'c', position: 3, collections: [first] });
    await offer(app, place, { urlName: 'a', position: 1, collections: [first] });
    await offer(app, place, { urlName: 'b', position: 2, collections: [second] });
    expect((await catalogue.cards(division)).map(({ urlName }) => urlName)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(await catalogue.cards(division, 1)).toHaveLength(1);
    const page = await catalogue.page(division, 'a');
    expect(page?.product.urlName).toBe('a');
    expect(page?.related.map(({ urlName }) => urlName)).toEqual(['c', 'b']);
    expect((await catalogue.page(division, 'a', 1))?.related).toHaveLength(1);
  });

  it('refuses a second product with the same web address and keeps the first id', async () => {
    const first = await offer(app, shop, { urlName: 'taken' });
    await expect(offer(app, shop, { urlName: 'taken' })).rejects.toThrow(new UrlNameTaken('taken'));
    const again = await offer(app, shop, { urlName: 'taken', uuid: first.uuid, price: 2500 });
    expect(again.id).toBe(first.id);
    expect(await products.byUrlName(shop.division, 'taken')).toEqual(again);
  });

  it('reports a database failure as an error', async () => {
    // The constraint is limited to one division, because other specs share this database.
    const broken = `CHECK (division_id <> ${String(shop.division)} OR position < 7777)`;
    await app.get(DataSource).query(`ALTER TABLE products ADD CONSTRAINT broken ${broken}`);
    await expect(offer(app, shop, { urlName: 'broken', position: 7777 })).rejects.toThrow('broken');
    await app.get(DataSource).query('ALTER TABLE products DROP CONSTRAINT broken');
  });
});
