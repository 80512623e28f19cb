import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from './offer.testing.js';
import { shelve, tell } from './product-group.testing.js';

const fetchPath = '/omnis/v3/products/fetch/';
const basePath = '/omnis/v3/products/fetch-base-product/';
const anotherStore = "Oops... Looks like you're trying to access a page from another store";

describe('the product calls of a store', () => {
  let app: TestApp;
  let shop: Store;
  let other: Store;
  let wave: Product;
  let moon: Product;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    other = await app.openStore();
    wave = await offer(app, shop, { urlName: 'wave', position: 1, baseCost: 700 });
    moon = await offer(app, shop, { urlName: 'moon', position: 2 });
  });
  afterAll(() => app.close());

  describe('API-007', () => {
    const fetch = (ids: unknown, code = shop.code) =>
      app.visitor(code).post(fetchPath, { product_ids: ids });

    it('answers products in the order asked, by integer id or uuid, in one statement', async () => {
      const visitor = app.visitor(shop.code);
      await visitor.get('/omnis/v3/dashboard/secure/get/');
      const ids = [moon.uuid, wave.id, String(moon.id), 2_000_000_000, randomUUID()];
      const statements = await statementsOf(app, async (headers) => {
        const { status, body } = await visitor.post(fetchPath, { product_ids: ids }, { headers });
        expect(status).toBe(200);
        expect(body.data.map(({ uuid }: Product) => uuid)).toEqual([
          moon.uuid,
          wave.uuid,
          moon.uuid,
        ]);
      });
      expect(statements).toHaveLength(1);
    });

    it('asks for nothing when nothing is asked for', async () => {
      expect((await fetch([])).body).toEqual({ data: [] });
    });

    it.each<[string, unknown]>([
      ['nothing', undefined],
      ['no list', 7],
      ['a word', ['wave']],
      ['zero', [0]],
      ['a fraction', [1.5]],
      ['too large an id', [2 ** 31]],
      ['null', [null]],
      ['an object', [{}]],
      ['too many', Array.from({ length: 101 }, (_, index) => index + 1)],
      ['U+0000', ['a\0']],
    ])('refuses %s', async (_, ids) => {
      expect((await fetch(ids)).status).toBe(422);
    });

    it('STO-001 knows no products of another store, and none that are not shown', async () => {
      const hidden = await offer(app, shop, { urlName: 'hidden', enabled: false });
      expect((await fetch([wave.uuid], other.code)).body.data).toEqual([]);
      expect((await fetch([hidden.uuid])).body.data).toEqual([]);
      const owner = await app.signInOwner(shop);
      const { body } = await owner.post(fetchPath, { product_ids: [hidden.uuid] });
      expect(body.data).toHaveLength(1);
    });

    it('CAT-006 tells what it costs the store to those who look after it only', async () => {
      const [seen] = (await fetch([wave.uuid])).body.data;
      expect(seen).toMatchObject({ baseCost: null, created: { by: null } });
      const owner = await app.signInOwner(shop);
      const [whole] = (await owner.post(fetchPath, { product_ids: [wave.uuid] })).body.data;
      expect(whole).toMatchObject({ baseCost: 700, created: { by: 'system:test' } });
    });
  });

  describe('API-008', () => {
    const base = (sku: string, code = shop.code, headers = {}) =>
      app.visitor(code).get(`${basePath}?sku=${sku}`, { headers });

    it('answers the base product of a sku, its own, a variant’s, or of what is made of it', async () => {
      const blank = await offer(app, shop, {
        urlName: 'blank-tee',
        sku: 'BLANK-TEE',
        isBaseProduct: true,
        colours: wave.colours.map((one) => ({
          ...one,
          sizes: one.sizes.map((size) => ({ ...size, sku: `BLANK-${size.sku}` })),
        })),
      });
      await offer(app, shop, { urlName: 'made', sku: 'MADE-1', baseSku: 'BLANK-TEE' });
      for (const sku of ['BLANK-TEE', 'BLANK-TEE-WAVE-NVY-S', 'MADE-1']) {
        const { status, body } = await base(sku);
        expect([sku, status, body.data?.uuid]).toEqual([sku, 200, blank.uuid]);
      }
      expect((await base('BLANK-TEE', other.code)).status).toBe(404);
    });

    it('answers 404 when there is none', async () => {
      const ask = (headers: object) => base('NO-SUCH', shop.code, headers);
      expect(await statementsOf(app, ask)).toHaveLength(1);
      expect((await ask({})).status).toBe(404);
      expect((await base('TEE-WAVE')).status).toBe(404);
    });

    it.each(['', '?sku=', `?sku=${'a'.repeat(65)}`, '?sku=a%00', '?sku=a&sku=b'])(
      'refuses %j',
      async (query) => {
        expect((await app.call(shop.code, basePath + query)).status).toBe(422);
      },
    );
  });

  describe('API-037', () => {
    const listOf = (store: Store, query = '', host = store.code) =>
      app.call(host, `/omnis/v3/division/${store.division}/products/${query}`);
    const urlNames = async (store: Store, query = ''): Promise<readonly string[]> =>
      (await listOf(store, query)).body.data.map(({ urlName }: Product) => urlName);

    it('CAT-024 gives the fields of the specification, in one statement', async () => {
      const store = await app.openStore();
      const product = await offer(app, store, { salePrice: 1_900 });
      await tell(app, store, { product: product.uuid, rating: 4 });
      await tell(app, store, { product: product.uuid, rating: 5 });
      const path = `/omnis/v3/division/${store.division}/products/`;
      const statements = await statementsOf(app, async (headers) => {
        const { body } = await app.visitor(store.code).get(path, { headers });
        expect(body.data).toEqual([
          {
            id: product.id,
            uuid: product.uuid,
            urlName: product.urlName,
            name: product.name,
            description: product.description,
            image: expect.objectContaining({ original: navyPicture, sizes: expect.anything() }),
            price: 2_400,
            salePrice: 1_900,
            currency: 'GBP',
            manufacturer: { id: store.division, name: store.name },
            reviews: { count: 2, average: 4.5 },
          },
        ]);
      });
      expect(statements).toHaveLength(1);
    });

    it('CAT-023 lists in the order of the store, the newest first with sort=new-in, up to the limit', async () => {
      const store = await app.openStore();
      await offer(app, store, { urlName: 'old', position: 1 });
      await offer(app, store, { urlName: 'new', position: 2 });
      expect(await urlNames(store)).toEqual(['old', 'new']);
      expect(await urlNames(store, '?sort=new-in')).toEqual(['new', 'old']);
      expect(await urlNames(store, '?sort=new-in&limit=1')).toEqual(['new']);
    });

    it('lists what is in a collection, by its uuid or url name', async () => {
      const store = await app.openStore();
      const { uuid } = await shelve(app, store, { urlName: 'sea' });
      await offer(app, store, { urlName: 'in', collections: [uuid] });
      await offer(app, store, { urlName: 'out' });
      expect(await urlNames(store, '?collection=sea')).toEqual(['in']);
      expect(await urlNames(store, `?collection=${uuid}`)).toEqual(['in']);
      expect(await urlNames(store, '?collection=nowhere')).toEqual([]);
    });

    it('keeps the first of those with the same designs, or without any of the same name', async () => {
      const store = await app.openStore();
      const plain = productDefaults.designs;
      await offer(app, store, { urlName: 'tee', position: 1 });
      await offer(app, store, { urlName: 'hoodie', position: 2, name: 'Wave hoodie' });
      await offer(app, store, { urlName: 'moon', position: 3, designs: { ...plain, front: 'm' } });
      await offer(app, store, { urlName: 'cap', position: 4, name: 'Cap', designs: plain });
      await offer(app, store, { urlName: 'cap-2', position: 5, name: 'Cap', designs: plain });
      expect(await urlNames(store, '?removeDuplicates=1')).toEqual(['tee', 'moon', 'cap']);
      expect(await urlNames(store, '?removeDuplicates=true&limit=2')).toEqual(['tee', 'moon']);
      expect(await urlNames(store, '?removeDuplicates=0')).toHaveLength(5);
    });

    it.each([
      '?limit=0',
      '?limit=101',
      '?limit=x',
      '?sort=best',
      '?removeDuplicates=maybe',
      '?collection=',
      '?collection=a%00',
    ])('refuses %s', async (query) => {
      expect((await listOf(shop, query)).status).toBe(422);
    });

    it('ERR-039 refuses another store in the path', async () => {
      const { status, body } = await listOf(shop, '', other.code);
      expect([status, body.message]).toEqual([403, anotherStore]);
    });
  });

  describe('API-038', () => {
    it('CAT-025 answers the collections that are shown with their pictures, in one statement', async () => {
      const store = await app.openStore();
      const banner = '/images/media/banner';
      const { uuid } = await shelve(app, store, { name: 'Sea', urlName: 'sea', position: 2 });
      await shelve(app, store, { name: 'Sun', urlName: 'sun', position: 1, banner });
      await shelve(app, store, { urlName: 'closed', enabled: false });
      await offer(app, store, { collections: [uuid] });
      const path = `/omnis/v3/collections/get/${store.division}/`;
      const statements = await statementsOf(app, async (headers) => {
        const { body } = await app.visitor(store.code).get(path, { headers });
        expect(body.data).toEqual([
          expect.objectContaining({
            name: 'Sun',
            urlName: 'sun',
            banner: { thumbnails: { full: banner } },
          }),
          expect.objectContaining({
            name: 'Sea',
            urlName: 'sea',
            banner: { thumbnails: { full: navyPicture } },
          }),
        ]);
      });
      expect(statements).toHaveLength(1);
    });

    it('ERR-039 refuses another store in the path', async () => {
      const { status, body } = await app.call(
        other.code,
        `/omnis/v3/collections/get/${shop.division}/`,
      );
      expect([status, body.message]).toEqual([403, anotherStore]);
    });
  });

  it.each(['passwordProtected', 'comingSoon'])(
    'GRD-005 a %s shop shows nothing of it',
    async (how) => {
      const comingSoon = { enabled: how === 'comingSoon', opensAt: null, heading: 'Soon' };
      const shut = await app.openStore({ passwordProtected: how !== 'comingSoon', comingSoon });
      const product = await offer(app, shut);
      await shelve(app, shut);
      for (const path of [
        `/omnis/v3/product/${product.urlName}/`,
        '/omnis/v3/collection/summer/',
        '/omnis/v3/creator/ines-moor/',
        `/omnis/v3/division/${shut.division}/products/`,
        `/omnis/v3/collections/get/${shut.division}/`,
        `${basePath}?sku=TEE-WAVE`,
      ]) {
        expect([path, (await app.call(shut.code, path)).status]).toEqual([path, 403]);
      }
      const { status } = await app
        .visitor(shut.code)
        .post(fetchPath, { product_ids: [product.id] });
      expect(status).toBe(403);
    },
  );
});

const navyPicture = mockupPath({
  design: 'rolling-waves',
  garment: 't-shirt',
  side: 'front',
  hex: '#1f2c47',
});
