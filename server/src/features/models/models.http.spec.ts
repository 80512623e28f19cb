import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import { productModel } from '@selvedge/shared/catalogue/product-model';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from '../catalogue/offer.testing.js';
import { tee } from '../products/product.testing.js';
import { present, addCollection, addReview } from '../catalogue/product-group.testing.js';
import { MODEL_TYPES, productAttributes } from './model-types.rules.js';

const path = '/omnis/v3/models/fetch/';

describe('API-004 model request', () => {
  let app: TestApp;
  let shop: Store;
  let other: Store;
  let visitor: Browser;
  let wave: Product;
  let moon: Product;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    other = await app.openStore();
    visitor = app.visitor(shop.code);
    const creator = await present(app, shop);
    const { uuid } = await addCollection(app, shop);
    wave = await offer(app, shop, {
      urlName: 'wave',
      creator: creator.uuid,
      collections: [uuid],
      baseCost: 700,
    });
    moon = await offer(app, shop, { urlName: 'moon' });
    await addReview(app, shop, { product: wave.uuid });
  });
  afterAll(() => app.close());

  const fetch = (body: object, who = visitor) => who.post(path, body);

  it('returns one object for one id, given as integer id or uuid', async () => {
    for (const id of [wave.id, String(wave.id), wave.uuid]) {
      const { status, body } = await fetch({ ids: [id], type: 'product' });
      expect([status, body.data.uuid]).toEqual([200, wave.uuid]);
    }
  });

  it('returns a list in the requested order for several ids, without missing ones', async () => {
    const ids = [moon.uuid, randomUUID(), wave.id];
    const { body } = await fetch({ ids, type: 'product', attributes: ['name', 'urlName'] });
    expect(body.data).toEqual([
      { id: moon.id, name: moon.name, urlName: 'moon' },
      { id: wave.id, name: wave.name, urlName: 'wave' },
    ]);
  });

  it('responds with 404 if the single requested model is missing', async () => {
    expect((await fetch({ ids: [randomUUID()], type: 'product' })).status).toBe(404);
    expect((await fetch({ ids: [wave.id], type: 'product' }, app.visitor(other.code))).status).toBe(
      404,
    );
  });

  it('CAT-002 CAT-012 lists every attribute of a product', () => {
    const facts = {
      product: tee,
      created: { by: 'system:test', at: '2026-01-01T00:00:00.000Z' },
      orders: 0,
      reviews: { count: 0, average: null },
      collections: [],
    };
    const model = productModel(facts, { id: 7, name: 'A shop' });
    expect([...productAttributes].sort()).toEqual(Object.keys(model).sort());
  });

  it('returns relations of a product with two statements', async () => {
    const relations = ['collections', 'creator', 'reviews'];
    await visitor.get('/omnis/v3/dashboard/secure/get/');
    const statements = await statementsOf(app, async (headers) => {
      const request = { ids: [wave.id], type: 'product', relations, attributes: ['sku'] };
      const { body } = await visitor.post(path, request, { headers });
      expect(body.data).toEqual({
        id: wave.id,
        sku: wave.sku,
        collections: [expect.objectContaining({ urlName: 'summer' })],
        creator: expect.objectContaining({ urlName: 'ines-moor' }),
        reviews: [expect.objectContaining({ rating: 5 })],
      });
    });
    expect(statements).toHaveLength(2);
  });

  it('returns collections and creators with their products with one statement', async () => {
    const { body: page } = await app.call(shop.code, '/omnis/v3/collection/summer/');
    const { body: creator } = await app.call(shop.code, '/omnis/v3/creator/ines-moor/');
    for (const [type, id] of [
      ['collection', page.id],
      ['creator', creator.uuid],
    ] as const) {
      const statements = await statementsOf(app, async (headers) => {
        const request = { ids: [id], type, relations: ['products'] };
        const { body } = await visitor.post(path, request, { headers });
        expect(Object.keys(body.data).sort()).toEqual(
          [...MODEL_TYPES[type].attributes, 'products'].sort(),
        );
        expect(body.data.products).toEqual([expect.objectContaining({ urlName: 'wave' })]);
      });
      expect(statements).toHaveLength(1);
    }
    const bare = await fetch({ ids: [page.id], type: 'collection' });
    expect(bare.body.data).not.toHaveProperty('products');
  });

  it('returns the store as division and manufacturer', async () => {
    const { division: id, name, code, currency } = shop;
    const division = {
      id,
      name,
      code,
      enabled: true,
      logo: null,
      activeDomainName: null,
      currency,
      subdomain: { code, hasPro: false },
    };
    // The store's state on the platform is for staff only.
    const manufacturer = {
      ...{ id, name, logo: null, isPro: false, active: true, force2fa: false, currency },
      ...{ badges: null, managed: null, isFraud: null, isVip: null, betas: null },
      integrationType: null,
    };
    const fetchData = async (type: string, relations: readonly string[] = []) =>
      (await fetch({ ids: [id], type, relations })).body.data;
    expect(await fetchData('division')).toEqual(division);
    expect(await fetchData('division', ['manufacturer'])).toEqual({ ...division, manufacturer });
    expect(await fetchData('manufacturer')).toEqual(manufacturer);
    expect(await fetchData('manufacturer', ['division'])).toEqual({ ...manufacturer, division });
  });

  it('returns order statuses by number', async () => {
    const { body } = await fetch({ ids: [1, 2], type: 'order_status', attributes: ['code'] });
    expect(body.data).toEqual([
      { id: 1, code: 'new' },
      { id: 2, code: 'to_be_paid' },
    ]);
    const paid = await fetch({ ids: [3], type: 'order_status' });
    expect(paid.body.data).toMatchObject({ code: 'paid', name: 'Paid', color: expect.any(String) });
  });

  it('ERR-039 refuses another store', async () => {
    for (const type of ['division', 'manufacturer']) {
      const { status, body } = await fetch({ ids: [shop.division, other.division], type });
      expect(status).toBe(403);
      expect(body.message).toBe(
        "Oops... Looks like you're trying to access a page from another store",
      );
    }
  });

  it.each([
    ['type', { type: 'sock' }, 'Unknown type sock'],
    ['type', { type: 'constructor' }, 'Unknown type constructor'],
    ['relations', { type: 'product', relations: ['socks'] }, 'Unknown relation socks'],
    ['attributes', { type: 'product', attributes: ['sock'] }, 'Unknown attribute sock'],
  ])('refuses an unknown name in %s: %j', async (field, request, message) => {
    const { status, body } = await fetch({ ids: [1], ...request });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [message] });
  });

  it.each<[string, object]>([
    ['no ids', { type: 'product' }],
    ['an empty list of ids', { ids: [], type: 'product' }],
    ['ids that are not a list', { ids: 1, type: 'product' }],
    ['an invalid id', { ids: ['wave'], type: 'product' }],
    ['too many ids', { ids: Array.from({ length: 101 }, (_, id) => id + 1), type: 'product' }],
    ['no type', { ids: [1] }],
    ['a type that is not text', { ids: [1], type: ['product'] }],
    ['relations that are not a list', { ids: [1], type: 'product', relations: 'creator' }],
    ['too many relations', { ids: [1], type: 'product', relations: Array(21).fill('creator') }],
    ['too many attributes', { ids: [1], type: 'product', attributes: Array(101).fill('id') }],
    ['attributes that are not text', { ids: [1], type: 'product', attributes: [7] }],
    ['U+0000', { ids: [1], type: 'product', attributes: ['a\0'] }],
  ])('refuses %s', async (_, request) => {
    expect((await fetch(request)).status).toBe(422);
  });

  it('CAT-006 hides internal fields from shoppers', async () => {
    const request = { ids: [wave.id], type: 'product', attributes: ['baseCost', 'created'] };
    expect((await fetch(request)).body.data).toMatchObject({
      baseCost: null,
      created: { by: null },
    });
    const owner = await app.signInOwner(shop);
    expect((await fetch(request, owner)).body.data).toMatchObject({
      baseCost: 700,
      created: { by: 'system:test' },
    });
  });

  it('GRD-005 refuses access to a closed shop', async () => {
    const shut = await app.openStore({ passwordProtected: true });
    const request = { ids: [shut.division], type: 'division' };
    expect((await fetch(request, app.visitor(shut.code))).status).toBe(403);
  });
});
