import { randomUUID } from 'node:crypto';

import type { Collection, Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { until } from '../../platform/testing/until.js';
import { placeOrder } from '../checkout/checkout.testing.js';
import { offer } from './offer.testing.js';
import { colour } from '../products/product.testing.js';
import { present, addCollection } from './product-group.testing.js';

interface Listed {
  readonly urlName: string;
}

const names = (cards: readonly Listed[]): readonly string[] => cards.map(({ urlName }) => urlName);

describe('the page of a collection', () => {
  let app: TestApp;
  let shop: Store;
  let collection: Collection;
  const offered: Product[] = [];

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    const uuid = randomUUID();
    const red = colour('Red', '#a44a2c', 'RED');
    for (const [index, changes] of [
      { urlName: 'first', price: 3_000 },
      { urlName: 'second', price: 2_000, gender: 'mens' as const },
      { urlName: 'third', price: 2_500, salePrice: 1_000, gender: 'womens' as const },
      { urlName: 'fourth', price: 2_600, colours: [red], defaultColour: 'Red' },
    ].entries()) {
      const position = index + 1;
      offered.push(await offer(app, shop, { ...changes, position, collections: [uuid] }));
    }
    await offer(app, shop, { urlName: 'elsewhere' });
    await offer(app, shop, { urlName: 'gone', enabled: false, collections: [uuid] });
    const productOrder = [offered[3]?.uuid ?? ''];
    collection = await addCollection(app, shop, { uuid, urlName: 'all', productOrder });
  });
  afterAll(() => app.close());

  const ask = async (query = '', of = 'all') =>
    (await app.call(shop.code, `/omnis/v3/collection/${of}/${query}`)).body;

  it("CAT-026 lists products in the collection's order, in one statement", async () => {
    const statements = await statementsOf(app, async (headers) => {
      const path = '/omnis/v3/collection/all/';
      const { status, body } = await app.visitor(shop.code).get(path, { headers });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: collection.id,
        uuid: collection.uuid,
        name: 'Summer',
        urlName: 'all',
        description: 'Light things.',
        banner: { thumbnails: { full: null } },
        total: 4,
        page: 1,
        perPage: 24,
      });
      expect(names(body.products)).toEqual(['fourth', 'first', 'second', 'third']);
    });
    expect(statements).toHaveLength(1);
  });

  it('CAT-026 offers all filter values of the collection, whatever is selected', async () => {
    const { offer: offers } = await ask('?colour=Red');
    expect(offers).toEqual({
      genders: ['mens', 'unisex', 'womens'],
      colours: ['Navy', 'Red', 'White'],
      sizes: ['S', 'M'],
    });
  });

  it('CAT-003 matches unisex products with any gender', async () => {
    expect(names((await ask('?gender=mens')).products)).toEqual(['fourth', 'first', 'second']);
    expect(names((await ask('?gender=kids')).products)).toEqual(['fourth', 'first']);
    expect(names((await ask('?gender=unisex')).products)).toEqual(['fourth', 'first']);
  });

  it('CAT-026 filters by colour and by available sizes', async () => {
    expect(await ask('?colour=Red')).toMatchObject({ total: 1, products: [{ urlName: 'fourth' }] });
    expect(await ask('?size=M')).toMatchObject({ total: 4 });
    expect(await ask('?size=L')).toMatchObject({ total: 0, products: [] });
    expect(await ask('?colour=Red&size=M')).toMatchObject({ total: 1 });
    expect(await ask('?colour=Navy&size=M&gender=womens')).toMatchObject({ total: 2 });
    expect(await ask('?colour=Navy&size=L')).toMatchObject({ total: 0 });
  });

  it.each([
    ['new-in', ['fourth', 'third', 'second', 'first']],
    ['price-asc', ['third', 'second', 'fourth', 'first']],
    ['price-desc', ['first', 'fourth', 'second', 'third']],
  ])('CAT-023 sorts by %s', async (sort, expected) => {
    expect(names((await ask(`?sort=${sort}`)).products)).toEqual(expected);
  });

  it('CAT-029 is paginated', async () => {
    const page = await ask('?perPage=3&page=2');
    expect(page).toMatchObject({ total: 4, page: 2, perPage: 3, products: [{ urlName: 'third' }] });
    expect(await ask('?perPage=3&page=3')).toMatchObject({ total: 4, products: [] });
  });

  it.each([
    '?sort=cheap',
    '?gender=men',
    '?page=0',
    '?page=x',
    '?perPage=101',
    '?colour=',
    '?size=',
  ])('refuses %s', async (query) => {
    const { status } = await app.call(shop.code, `/omnis/v3/collection/all/${query}`);
    expect(status).toBe(422);
  });

  it('CAT-026 is not found if it is disabled, unknown, or in another store', async () => {
    await addCollection(app, shop, { urlName: 'hidden', enabled: false });
    const other = await app.openStore();
    for (const { code, of } of [
      { code: shop.code, of: 'hidden' },
      { code: shop.code, of: 'nowhere' },
      { code: other.code, of: 'all' },
    ]) {
      expect((await app.call(code, `/omnis/v3/collection/${of}/`)).status).toBe(404);
    }
    expect((await app.call(shop.code, '/omnis/v3/collection/a%00b/')).status).toBe(422);
  });

  it('CAT-026 refuses a second collection with the same web address in a store', async () => {
    await expect(addCollection(app, shop, { urlName: 'all' })).rejects.toThrow(
      'Another collection already has the address all',
    );
    await expect(
      addCollection(app, await app.openStore(), { urlName: 'all' }),
    ).resolves.toBeDefined();
  });
});

describe('the page of a creator', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  it('CAT-027 shows a creator and their products in one statement', async () => {
    const creator = await present(app, shop);
    await offer(app, shop, { urlName: 'drawn', creator: creator.uuid });
    await offer(app, shop, { urlName: 'not-drawn' });
    const statements = await statementsOf(app, async (headers) => {
      const path = '/omnis/v3/creator/ines-moor/';
      const { body } = await app.visitor(shop.code).get(path, { headers });
      expect(body).toMatchObject({ ...creator, total: 1, products: [{ urlName: 'drawn' }] });
    });
    expect(statements).toHaveLength(1);
  });

  it('CAT-027 answers 404 for an unknown creator', async () => {
    expect((await app.call(shop.code, '/omnis/v3/creator/nobody/')).status).toBe(404);
    const other = await app.openStore();
    expect((await app.call(other.code, '/omnis/v3/creator/ines-moor/')).status).toBe(404);
  });

  it('CAT-027 refuses a second creator with the same web address in a store', async () => {
    await expect(present(app, shop)).rejects.toThrow(
      'Another creator already has the address ines-moor',
    );
  });
});

describe('bestsellers', () => {
  it('CAT-012 CAT-023 come first once they have been ordered', async () => {
    const app = await startApp();
    const shop = await app.openStore();
    await offer(app, shop, { urlName: 'slow', position: 1 });
    const uuid = `7f8f1f5e-58a5-4d25-8f0d-${String(shop.division).padStart(12, '0')}`;
    await offer(app, shop, { urlName: 'wanted', position: 2, uuid });
    const list = `/omnis/v3/division/${shop.division}/products/`;
    const listed = async () => names((await app.call(shop.code, list)).body.data);
    expect(await listed()).toEqual(['slow', 'wanted']);
    await placeOrder(app.visitor(shop.code), shop);
    await until(async () => (await listed())[0] === 'wanted');
    const { body } = await app.call(shop.code, '/omnis/v3/product/wanted/');
    expect(body.orders).toBe(1);
    await app.close();
  });
});
