import { randomUUID } from 'node:crypto';

import type { Collection } from '@selvedge/shared/catalogue/contract';
import { cardsPerPage, type Listing } from '@selvedge/shared/catalogue/listing/listing';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { asPage, payloadIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { apart, introduceCreator, openCollection } from './catalogue.testing.js';

const summer = 'summer';

describe('the catalogue of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let collection: Collection;

  const page = (path: string, host = shop.code) => app.visitor(host).get(path, asPage);
  const listingIn = (answer: Awaited<ReturnType<typeof page>>) =>
    screenIn(answer, 'collection').listing;
  const namesIn = ({ products }: Listing) => products.map(({ name }) => name);

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    collection = await openCollection(app, shop);
    const { uuid: creator } = await introduceCreator(app, shop);
    const collections = [collection.uuid];
    await offer(app, shop, { name: 'Wave tee', collections, creator, gender: 'mens' });
    await offer(app, shop, {
      ...apart('sun-tee', 2),
      name: 'Sun tee',
      collections,
      gender: 'womens',
      price: 1900,
    });
  });
  afterAll(() => app.close());

  describe('RTE-042 CAT-026 a collection', () => {
    it('RTE-042 is shown at its address', async () => {
      const path = `/collection/${summer}/`;
      const answer = await page(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<h1');
      expect(answer.text).toContain('For the beach.');
      expect(answer.text).toContain(`/collection/${summer}/">`);
      expect(answer.text).not.toContain('name="robots"');
      expect(namesIn(listingIn(answer))).toEqual(['Wave tee', 'Sun tee']);
      expect(listingIn(answer).offer.colours).toEqual(expect.arrayContaining(['Navy', 'White']));
    });

    it('CAT-026 filters by gender, colour and size', async () => {
      const filtered = async (query: string) =>
        namesIn(listingIn(await page(`/collection/${summer}/?${query}`)));
      expect(await filtered('gender=womens')).toEqual(['Sun tee']);
      expect(await filtered('gender=kids')).toEqual([]);
      expect(await filtered('colour=Navy&size=M')).toEqual(['Wave tee', 'Sun tee']);
      expect(await filtered('size=L')).toEqual([]);
      expect(await filtered('colour=Pink')).toEqual([]);
    });

    it('CAT-023 sorts by price', async () => {
      const answer = await page(`/collection/${summer}/?sort=price-asc`);
      expect(namesIn(listingIn(answer))).toEqual(['Sun tee', 'Wave tee']);
    });

    it.each(['gender=mens', 'colour=Navy', 'size=M', 'sort=new-in'])(
      'SEO-007 %s is not indexed and has the whole collection as canonical page',
      async (query) => {
        const { text } = await page(`/collection/${summer}/?${query}`);
        expect(text).toContain('name="robots" content="noindex"');
        expect(text).toMatch(/rel="canonical" href="http[^"]*\/collection\/summer\/"/);
      },
    );

    it.each(['gender=dogs', 'sort=DROP', 'colour=', 'colour=Navy&colour=White', 'unknown=1'])(
      'treats ?%s as no choice',
      async (query) => {
        const answer = await page(`/collection/${summer}/?${query}`);
        expect(answer.status).toBe(200);
        expect(listingIn(answer).total).toBe(2);
      },
    );

    it.each(['page=2', 'page=0', 'page=many', 'page=1&page=1', 'page=99999999'])(
      '?%s is not found',
      async (query) => {
        expect((await page(`/collection/${summer}/?${query}`)).status).toBe(404);
      },
    );

    it('A-62 redirects an id or uuid to the address with its name', async () => {
      for (const name of [collection.uuid, String(collection.id)]) {
        const { status, headers } = await page(`/collection/${name}/`);
        expect([status, headers['location']]).toEqual([303, `/collection/${summer}/`]);
      }
    });

    it.each(['/collection/winter/', `/collection/${randomUUID()}/`, '/collection/999999/'])(
      'RTE-008 %s is not found',
      async (path) => {
        const answer = await page(path);
        expect(answer.status).toBe(404);
        expect(payloadIn(answer).screen.name).toBe('not-found');
      },
    );

    it('STO-025 is not found in another shop', async () => {
      const other = await app.openStore();
      expect((await page(`/collection/${summer}/`, other.code)).status).toBe(404);
      expect((await page(`/collection/${collection.uuid}/`, other.code)).status).toBe(404);
    });

    it('CAT-001 of all products exists in every shop, sorted and without filters', async () => {
      const all = async (query = '', code = shop.code) =>
        listingIn(await page(`/collection/all/${query}`, code));
      expect(namesIn(await all())).toEqual(['Wave tee', 'Sun tee']);
      expect(namesIn(await all('?sort=price-asc'))).toEqual(['Sun tee', 'Wave tee']);
      expect(await all('?gender=womens')).toMatchObject({ total: 2, choice: { gender: null } });
      const other = await app.openStore();
      expect((await all('', other.code)).total).toBe(0);
      await offer(app, other, { name: 'New tee' });
      await offer(app, other, { ...apart('hidden-tee', 2), enabled: false });
      expect(await all('', other.code)).toMatchObject({
        total: 1,
        products: [{ name: 'New tee' }],
      });
      expect((await page('/collection/all/?page=2')).status).toBe(404);
    });

    it('CAT-026 with the web address of all products replaces their listing', async () => {
      const own = await app.openStore();
      const nameOf = async () => screenIn(await page('/collection/all/', own.code), 'collection');
      expect((await nameOf()).collection.name).toBe('All products');
      await openCollection(app, own, { name: 'Everything blue', urlName: 'all' });
      expect((await nameOf()).collection.name).toBe('Everything blue');
    });

    it('is sent to scripts as the grid only, uncached', async () => {
      const { status, body, headers } = await app
        .visitor(shop.code)
        .get(`/collection/${summer}/?gender=mens`, { headers: { accept: 'application/json' } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ total: 1, page: 1, choice: { gender: 'mens' } });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['vary']).toContain('accept');
    });

    it('is read in one statement', async () => {
      const statements = await statementsOf(app, (headers) =>
        app.visitor(shop.code).get(`/collection/${summer}/?colour=none`, {
          headers: { ...asPage.headers, ...headers },
        }),
      );
      expect(statements).toHaveLength(1);
    });

    it('GRD-044 is not found while disabled, and has no tile', async () => {
      await openCollection(app, shop, { urlName: 'hidden', enabled: false });
      expect((await page('/collection/hidden/')).status).toBe(404);
      const { collections } = screenIn(await page('/'), 'home');
      expect(collections.map(({ href, count }) => [href, count])).toEqual([
        ['/collection/summer/', 2],
      ]);
    });
  });

  it('CAT-001 shows eight products on the home page, which links to all of them', async () => {
    const store = await app.openStore();
    for (let position = 1; position <= 9; position += 1)
      await offer(app, store, apart(`tee-${position}`, position));
    const answer = await page('/', store.code);
    expect(screenIn(answer, 'home').products).toHaveLength(8);
    expect(answer.text).toMatch(/<a[^>]*href="\/collection\/all\/"[^>]*>View all<\/a>/);
  });

  it.each([
    ['the home page', '/', 3],
    ['the page of a creator', '/creator/ada-palm/', 1],
  ])('reads %s at %s in %d statements', async (_, path, most) => {
    // A new store has no cached pages.
    const fresh = await app.openStore();
    const { uuid: creator } = await introduceCreator(app, fresh);
    await offer(app, fresh, { creator });
    const statements = await statementsOf(app, async (headers) => {
      const answer = await app
        .visitor(fresh.code)
        .get(path, { headers: { ...asPage.headers, ...headers } });
      expect(answer.text).toContain('Wave tee');
    });
    expect(statements).toHaveLength(most);
  });

  it('CAT-029 paginates a long collection', async () => {
    const long = await app.openStore();
    const { uuid } = await openCollection(app, long, { urlName: 'long' });
    for (let place = 1; place <= cardsPerPage + 1; place++) {
      await offer(app, long, { ...apart(`tee-${place}`, place), collections: [uuid] });
    }
    const first = await page('/collection/long/', long.code);
    expect(listingIn(first)).toMatchObject({ page: 1, pages: 2, total: cardsPerPage + 1 });
    expect(first.text).toContain('href="/collection/long/?page=2"');
    const second = await page('/collection/long/?page=2', long.code);
    expect(listingIn(second).products).toHaveLength(1);
    expect(second.text).toMatch(/rel="canonical" href="[^"]*\/collection\/long\/\?page=2"/);
    expect(second.text).toContain('page 2');
  });

  describe('RTE-044 CAT-027 a creator', () => {
    it('is shown with their products', async () => {
      const answer = await page('/creator/ada-palm/');
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Draws leaves.');
      expect(namesIn(screenIn(answer, 'creator').listing)).toEqual(['Wave tee']);
    });

    it('is not found in another shop', async () => {
      const other = await app.openStore();
      expect((await page('/creator/ada-palm/', other.code)).status).toBe(404);
      expect((await page('/creator/nobody/')).status).toBe(404);
      expect((await page('/creator/ada-palm/?page=2')).status).toBe(404);
    });
  });
});
