import { randomUUID } from 'node:crypto';

import { PRODUCT_ORDERS } from '@selvedge/shared/catalogue/listing/grid';
import { PRODUCT_SORTS } from '@selvedge/shared/products/admin/list-labels';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource, type EntityManager } from 'typeorm';

import { withLongTimeout } from '../../platform/database/long-timeout.js';
import { withCorrelation } from '../../platform/tracing/correlation.js';
import { stepOver } from '../../platform/testing/plans.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { colour } from '../products/product.testing.js';
import { multiplyProducts, sellCopies, wordOfCopy } from './many-products.testing.js';
import { offer } from './offer.testing.js';
import { present, addCollection } from './product-group.testing.js';
import { GridReader } from './grid.queries.js';
import { ProductListsReader } from './product-lists.queries.js';

/** A large shop. */
const products = 20_000;
/** Limit of rows read: a few pages of a list, however many products the shop has. */
const fewRows = 500;

/** All sort orders, appended to the start of an address. */
const sorted = (path: string): readonly string[] =>
  PRODUCT_ORDERS.map((sort) => `${path}sort=${sort}`);

const rare = randomUUID();

describe('product lists of a large shop', () => {
  let app: TestApp;
  let shop: Store;
  let collection: string;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    const { uuid: creator } = await present(app, shop, { urlName: 'ines' });
    const model = await offer(app, shop, { urlName: 'last' });
    ({ uuid: collection } = await addCollection(app, shop, {
      urlName: 'all',
      productOrder: [model.uuid],
    }));
    await offer(app, shop, {
      ...{ uuid: model.uuid, urlName: 'last', creator, collections: [collection] },
      ...{ position: 1_000_000, gender: 'womens' },
    });
    await multiplyProducts(app, shop.division, products);
    await sellCopies(app, shop.division, products);
  }, 120_000);
  afterAll(() => app.close());

  const readsFew = async (path: string, accept = 'application/json'): Promise<void> => {
    const step = await stepOver(app, fewRows, async (headers) => {
      const answer = await app.visitor(shop.code).get(path, { headers: { ...headers, accept } });
      expect(answer.status).toBe(200);
    });
    expect(step).toBeUndefined();
  };

  it.each(sorted('?limit=24&'))('read no more rows than in a small shop: products %s', (query) =>
    readsFew(`/omnis/v3/division/${String(shop.division)}/products/${query}`),
  );

  it.each(sorted('?collection=all&'))(
    'read no more rows of a collection that holds everything: %s',
    (query) => readsFew(`/omnis/v3/division/${String(shop.division)}/products/${query}`),
  );

  it.each([
    ...sorted('collection/all/?'),
    ...sorted('creator/ines/?'),
    'collection/all/?page=3',
    'collection/all/?gender=womens',
    'collection/all/?colour=Navy&sort=new-in',
    'creator/ines/?colour=Navy&size=S&gender=womens',
  ])('return total and filter values of %s without counting', async (path) => {
    const query = `/omnis/v3/${path}`;
    const { body } = await app.visitor(shop.code).get(`${query}&perPage=12`);
    expect(body).toMatchObject({
      total: products + 1,
      offer: { genders: ['womens'], colours: ['Navy', 'White'], sizes: ['S', 'M'] },
    });
    expect(body.products).toHaveLength(12);
    await readsFew(query);
  });

  it('read collections with their images, but not their products', () =>
    readsFew(`/omnis/v3/collections/get/${String(shop.division)}/`));

  it.each(['/', '/collection/all/', '/creator/ines/'])(
    'read no more rows for the page %s',
    (path) => readsFew(path, 'text/html'),
  );

  it.each(PRODUCT_ORDERS)('list the whole shop without counting: %s', async (sort) => {
    const grids = app.get(GridReader);
    const step = await stepOver(app, fewRows, (headers) =>
      withCorrelation(headers['x-correlation-id'] ?? '', async () => {
        const { cards, total } = await grids.allProducts(shop.division, { sort, page: 3 });
        expect([cards.length, total]).toEqual([24, products + 1]);
      }),
    );
    expect(step).toBeUndefined();
    const last = await grids.allProducts(shop.division, { sort, page: 834 });
    expect([last.cards.length, last.total]).toEqual([(products + 1) % 24, products + 1]);
  });

  it.each(PRODUCT_ORDERS)('read no more rows in blocks: %s', async (sort) => {
    const reader = app.get(ProductListsReader);
    const step = await stepOver(app, fewRows, (headers) =>
      withCorrelation(headers['x-correlation-id'] ?? '', async () => {
        await reader.collections(shop.division, 24);
        await reader.creators(shop.division, 24);
        await reader.read(shop.division, [{ collection: '', sort, limit: 24 }]);
        const [list] = await reader.read(shop.division, [{ collection: 'all', sort, limit: 24 }]);
        expect(list?.collection).toBe(collection);
        expect(list?.cards).toHaveLength(24);
      }),
    );
    expect(step).toBeUndefined();
  });

  describe('search', () => {
    const word = wordOfCopy(4_711);
    const misspelt = word.slice(0, 5) + word.slice(6);

    it.each([
      [word, 'by a word that one has', 1],
      [misspelt, 'by a misspelt word', 1],
      [`${misspelt} blouse`, 'by words of which one is nowhere', 0],
      ['zqzq', 'by a word that is nowhere, and the bestsellers are proposed', 0],
    ])('finds %s %s without reading the other products', async (q, _how, least) => {
      const path = `/omnis/v3/search/?q=${encodeURIComponent(q)}`;
      const step = await stepOver(app, fewRows, async (headers) => {
        const { status, body } = await app.visitor(shop.code).get(path, { headers });
        expect(status).toBe(200);
        expect(body.total).toBeGreaterThanOrEqual(least);
        expect(body.suggestions).toHaveLength(least === 0 ? 4 : 0);
      });
      expect(step).toBeUndefined();
    });

    it.each([
      ['q=tee', 'by relevance'],
      ['q=tee&sort=price-asc', 'the cheapest'],
      ['q=tee&colour=Navy&size=S', 'in a colour and size'],
    ])('finds a word of all products, %s: %s, within the first rows', async (query, _how) => {
      const step = await stepOver(app, products / 2, async (headers) => {
        const path = `/omnis/v3/search/?${query}`;
        const { body } = await app.visitor(shop.code).get(path, { headers });
        expect(body).toMatchObject({ total: 1_000, atLeast: true, similar: false });
        expect(body.products).toHaveLength(24);
        expect(body.facets.gender).toEqual([{ value: 'womens', count: 1_000 }]);
      });
      expect(step).toBeUndefined();
    });
  });

  it('finds a common word along the list again, with the same result', async () => {
    const visitor = app.visitor(shop.code);
    const found = async (perPage: number, headers = {}) => {
      const { body } = await visitor.get(`/omnis/v3/search/?q=tee&perPage=${perPage}`, { headers });
      return { total: body.total, facets: body.facets, first: body.products.slice(0, 10) };
    };
    const atFirst = await found(10);
    // Often enough for PostgreSQL to switch to a generic plan.
    for (let perPage = 11; perPage < 20; perPage += 1) await found(perPage);
    const step = await stepOver(app, 1_500, async (headers) => {
      expect(await found(20, headers)).toEqual(atFirst);
    });
    expect(step).toBeUndefined();
  });

  describe('for the owner', () => {
    let owner: SignedIn;

    beforeAll(async () => {
      owner = await app.signInOwner(shop);
    });

    const readsFewOf = async (query: string, total: number): Promise<void> => {
      const step = await stepOver(app, fewRows, async (headers) => {
        const path = `/omnis/v3/dashboard/products/?${query}`;
        const { status, body } = await owner.get(path, { headers });
        expect(status).toBe(200);
        expect(body.total).toBe(total);
      });
      expect(step).toBeUndefined();
    };

    it.each(PRODUCT_SORTS)('read no more rows than in a small shop, sorted by %s', async (sort) => {
      await readsFewOf(`sort=${sort}`, products + 1);
      await readsFewOf(`sort=${sort}&page=3`, products + 1);
    });

    it.each([
      [wordOfCopy(4_711).slice(1, 7), 1],
      ['st-4711', 1],
      ['nobody-sells-this', 0],
    ])('finds any part of a name or web address without reading the others: %s', (term, total) =>
      readsFewOf(`searchTerm=${term}`, total),
    );
  });

  it('finds the one match behind a thousand partial matches and reports that there may be more', async () => {
    await offer(app, shop, { urlName: 'cheapest', price: 1_200, position: 2_000_000 });
    const visitor = app.visitor(shop.code);
    const { body } = await visitor.get('/omnis/v3/search/?q=tee&price=0-1500');
    expect(body).toMatchObject({ total: 1, atLeast: true, suggestions: [] });
    expect(body.products).toMatchObject([{ urlName: 'cheapest' }]);
    const { text } = await visitor.get('/search/?q=tee', { headers: { accept: 'text/html' } });
    expect(text).toContain('(1000+)');
  });

  it('finds the remaining products after most lost a word', async () => {
    const [left, visitor] = [10, app.visitor(shop.code)];
    const loseWord = (manager: EntityManager) =>
      manager.query(
        `UPDATE products SET product = jsonb_build_object('name', 'Mug') WHERE division_id = $1 AND id NOT IN (
          SELECT id FROM products WHERE division_id = $1 ORDER BY id LIMIT $2
        )`,
        [shop.division, left],
      );
    // On a busy machine, this update exceeds the statement timeout of a request.
    await app
      .get(DataSource)
      .transaction((manager) => withLongTimeout(manager, () => loseWord(manager)));
    const { body } = await visitor.get('/omnis/v3/search/?q=tee&perPage=9');
    expect(body).toMatchObject({ total: left, atLeast: false });
  });

  it.each(['productId', 'productUrl', 'variantId'] as const)(
    'are not read when a product is added by its %s',
    async (name) => {
      await offer(app, shop, {
        ...{ uuid: rare, urlName: 'rare', position: 2_000_000 },
        colours: [colour('Navy', '#123456', `RARE-${name}`)],
      });
      const named = { productId: rare, productUrl: '/product/rare/', variantId: `RARE-${name}-M` };
      const item = { [name]: named[name], productColor: 'Navy', productSize: 'M' };
      const step = await stepOver(app, fewRows, async (headers) => {
        const shopper = app.visitor(shop.code);
        const path = '/omnis/v3/frontend/product/addItemToCart/';
        expect((await shopper.post(path, { item }, { headers })).status).toBe(200);
      });
      expect(step).toBeUndefined();
    },
  );
});
