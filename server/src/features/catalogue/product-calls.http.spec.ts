import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from './offer.testing.js';
import { addCollection } from './product-group.testing.js';

const fetchPath = '/omnis/v3/products/fetch/';
const basePath = '/omnis/v3/products/fetch-base-product/';

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

    it('returns products in the requested order, by integer id or uuid, in one statement', async () => {
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

    it('runs no statement for an empty list', async () => {
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

    it('STO-001 returns no hidden products and none of another store', async () => {
      const hidden = await offer(app, shop, { urlName: 'hidden', enabled: false });
      expect((await fetch([wave.uuid], other.code)).body.data).toEqual([]);
      expect((await fetch([hidden.uuid])).body.data).toEqual([]);
      const owner = await app.signInOwner(shop);
      const { body } = await owner.post(fetchPath, { product_ids: [hidden.uuid] });
      expect(body.data).toHaveLength(1);
    });

    it("CAT-006 shows the cost to the store's team only", async () => {
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

    it('returns the base product of a SKU of the product, a variant, or a derived product', async () => {
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

    it('answers 404 if there is none', async () => {
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

  it.each(['passwordProtected', 'comingSoon'])(
    'GRD-005 shows nothing of a %s shop',
    async (how) => {
      const comingSoon = { enabled: how === 'comingSoon', opensAt: null, heading: 'Soon' };
      const shut = await app.openStore({ passwordProtected: how !== 'comingSoon', comingSoon });
      const product = await offer(app, shut);
      await addCollection(app, shut);
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
