import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from './offer.testing.js';
import { addCollection, addReview } from './product-group.testing.js';

const anotherStore = "Oops... Looks like you're trying to access a page from another store";

describe('the product calls of a store', () => {
  let app: TestApp;
  let shop: Store;
  let other: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    other = await app.openStore();
  });
  afterAll(() => app.close());

  describe('API-037', () => {
    const listOf = (store: Store, query = '', host = store.code) =>
      app.call(host, `/omnis/v3/division/${store.division}/products/${query}`);
    const urlNames = async (store: Store, query = ''): Promise<readonly string[]> =>
      (await listOf(store, query)).body.data.map(({ urlName }: Product) => urlName);

    it('CAT-024 returns the fields of the specification in one statement', async () => {
      const store = await app.openStore();
      const product = await offer(app, store, { salePrice: 1_900 });
      await addReview(app, store, { product: product.uuid, rating: 4 });
      await addReview(app, store, { product: product.uuid, rating: 5 });
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

    it('CAT-023 lists in store order, or newest first with sort=new-in, up to the limit', async () => {
      const store = await app.openStore();
      await offer(app, store, { urlName: 'old', position: 1 });
      await offer(app, store, { urlName: 'new', position: 2 });
      expect(await urlNames(store)).toEqual(['old', 'new']);
      expect(await urlNames(store, '?sort=new-in')).toEqual(['new', 'old']);
      expect(await urlNames(store, '?sort=new-in&limit=1')).toEqual(['new']);
    });

    it('lists the products of a collection by uuid or URL name', async () => {
      const store = await app.openStore();
      const { uuid } = await addCollection(app, store, { urlName: 'sea' });
      await offer(app, store, { urlName: 'in', collections: [uuid] });
      await offer(app, store, { urlName: 'out' });
      expect(await urlNames(store, '?collection=sea')).toEqual(['in']);
      expect(await urlNames(store, `?collection=${uuid}`)).toEqual(['in']);
      expect(await urlNames(store, '?collection=nowhere')).toEqual([]);
      // The request of a product list block without a collection.
      expect(await urlNames(store, '?collection=&sort=&limit=')).toHaveLength(2);
    });

    it('keeps the first of several products with the same designs, or the same name if they have none', async () => {
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
    it('CAT-025 returns visible collections with their images in one statement', async () => {
      const store = await app.openStore();
      const banner = '/images/media/banner';
      const { uuid } = await addCollection(app, store, {
        name: 'Sea',
        urlName: 'sea',
        position: 2,
      });
      await addCollection(app, store, { name: 'Sun', urlName: 'sun', position: 1, banner });
      await addCollection(app, store, { urlName: 'closed', enabled: false });
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
});

const navyPicture = mockupPath({
  design: 'rolling-waves',
  garment: 't-shirt',
  side: 'front',
  hex: '#1f2c47',
});
