import { randomUUID } from 'node:crypto';

import { sizeChartOf } from '@selvedge/shared/catalogue/garments/size-charts';
import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { picture, uploaded } from '../../media/media.testing.js';
import { formOf, waveTee } from './product-admin.testing.js';

const adminPath = '/omnis/v3/dashboard/products/';

describe('product administration', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const made = async (changes: object = {}, by: SignedIn = owner): Promise<AdminProduct> => {
    const { status, body } = await by.post(`${adminPath}from-design/`, { ...waveTee, ...changes });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body;
  };

  it('CAT-028 creates a whole product from a design, in the shop at the next request', async () => {
    const { product, version } = await made({ name: 'Été à la Mer' });
    expect(version).toBe(1);
    expect(product).toMatchObject({
      urlName: 'ete-a-la-mer',
      sku: 'TEE-ETE-A-LA-MER',
      type: 't-shirt',
      currency: 'GBP',
      designs: { front: 'rolling-waves', back: null },
      defaultColour: 'Navy',
      sizeChartId: sizeChartOf('t-shirt')?.id,
    });
    const [navy] = product.colours;
    expect(navy?.images).toMatchObject([
      {
        original: '/images/mockups/t-shirt/front/1f2c47/rolling-waves',
        altText: 'Été à la Mer in Navy, front',
      },
      { original: '/images/mockups/t-shirt/back/1f2c47/plain', position: 1 },
    ]);
    expect(navy?.sizes[0]).toEqual({
      name: 'S',
      sku: 'TEE-ETE-A-LA-MER-NAVY-S',
      available: true,
    });
    const shown = await app.call(shop.code, '/omnis/v3/product/ete-a-la-mer/');
    expect(shown.status).toBe(200);
    expect((await made({ name: 'Été à la mer' })).product.urlName).toBe('ete-a-la-mer-2');
  });

  it('gives names in Chinese and Thai readable addresses and skus', async () => {
    const { product } = await made({ name: '海浪 T恤' });
    expect(product).toMatchObject({ urlName: 'hai-lang-t-xu', sku: 'TEE-HAI-LANG-T-XU' });
    expect((await made({ name: 'ไทย' })).product.urlName).toBe('thaiy');
  });

  it('CAT-028 gives each of several products of one name, created at once, an address', async () => {
    const products = await Promise.all(Array.from({ length: 5 }, () => made({ name: 'Race tee' })));
    const names = products.map(({ product }) => product.urlName);
    expect(names.toSorted()).toEqual([
      'race-tee',
      ...['race-tee-2', 'race-tee-3', 'race-tee-4', 'race-tee-5'],
    ]);
  });

  it('VAL-028 requires a price above zero', async () => {
    const { body } = await owner.post(`${adminPath}from-design/`, { ...waveTee, price: 0 });
    expect(body.errors).toEqual({ price: ['Must be greater than 0'] });
  });

  it.each([
    ['an unknown garment', { garment: 'kilt' }, 'garment'],
    ['an unknown design', { design: 'no-such-design' }, 'design'],
    ['an image that is in no library', { design: randomUUID() }, 'design'],
    ['a colour without a fabric', { colours: ['Ultraviolet'] }, 'colours'],
    ['no colour', { colours: [] }, 'colours'],
    ['no size', { sizes: [] }, 'sizes'],
    ['no name', { name: '  ' }, 'name'],
    ['a free product', { price: 0 }, 'price'],
    ['a price in text', { price: '24.00' }, 'price'],
    ['an unknown collection', { collections: [randomUUID()] }, 'collections'],
    ['U+0000', { name: 'a\u0000b' }, 'name'],
  ])('reports %s at its field', async (_, changes, field) => {
    const { status, body } = await owner.post(`${adminPath}from-design/`, {
      ...waveTee,
      ...changes,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('accepts designs of the store’s own library only', async () => {
    const mine = await uploaded(owner, await picture());
    expect((await made({ design: mine.uuid })).product.designs.front).toBe(mine.uuid);
    const theirs = await uploaded(await app.signInOwner(await app.openStore()), await picture());
    const { status, body } = await owner.post(`${adminPath}from-design/`, {
      ...waveTee,
      design: theirs.uuid,
    });
    expect([status, body.errors]).toEqual([422, { design: ['This shop has no such image'] }]);
  });

  it('CAT-028 saves the owner’s changes and nothing else', async () => {
    const before = await made({ name: 'To be changed' });
    const form = {
      ...formOf(before),
      name: 'Changed',
      price: 2600,
      salePrice: 1900,
      tags: ['sea'],
    };
    const saved = await owner.send('put', `${adminPath}${before.product.uuid}/`, { body: form });
    expect(saved.status).toBe(200);
    expect(saved.body.version).toBe(2);
    expect(saved.body.product).toEqual({
      ...before.product,
      name: 'Changed',
      price: 2600,
      salePrice: 1900,
      tags: ['sea'],
    });
    expect((await owner.get(`${adminPath}${before.product.uuid}/`)).body).toEqual(saved.body);
  });

  it('returns the current product to the second of two editors', async () => {
    const opened = await made({ name: 'Two editors' });
    const put = (form: object) =>
      owner.send('put', `${adminPath}${opened.product.uuid}/`, { body: form });
    const answers = await Promise.all([
      put({ ...formOf(opened), name: 'Mine' }),
      put({ ...formOf(opened), name: 'Yours' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'ProductChangedMeanwhile',
      message: 'The product has changed since you opened it. Reload it and try again.',
      current: answers.find(({ status }) => status === 200)?.body,
    });
  });

  it('creates a product with the owner’s own images', async () => {
    const like = formOf(await made({ name: 'The model' }));
    const form = { ...like, name: 'By hand', urlName: 'by-hand' };
    const { status, body } = await owner.post(adminPath, form);
    expect(status).toBe(201);
    expect(body.product).toMatchObject({ name: 'By hand', garment: null, division: shop.division });
    expect(body.product.uuid).not.toBe(like.uuid);
    const again = await owner.post(adminPath, form);
    expect([again.status, again.body.code]).toEqual([409, 'UrlNameTaken']);
  });

  it('lists the available choices', async () => {
    const store = await app.openStore();
    const storeOwner = await app.signInOwner(store);
    await made({}, storeOwner);
    const { body } = await storeOwner.get(`${adminPath}choices/`);
    expect(body).toEqual({
      ...{ collections: [], types: ['t-shirt'], tags: [], currency: 'GBP', country: 'GB' },
    });
  });

  it.each(['nonsense', randomUUID()])('responds with 404 to the product %s', async (uuid) => {
    expect((await owner.get(`${adminPath}${uuid}/`)).status).toBe(404);
  });

  it('STO-001 separates the products of two stores', async () => {
    const { product } = await made({ name: 'Mine alone' });
    const other = await app.signInOwner(await app.openStore());
    expect((await other.get(`${adminPath}${product.uuid}/`)).status).toBe(404);
    const body = { ...formOf({ product, version: 1, updatedAt: '' }), name: 'Stolen' };
    expect((await other.send('put', `${adminPath}${product.uuid}/`, { body })).status).toBe(404);
    const bulk = { key: randomUUID(), uuids: [product.uuid], action: 'disable' };
    expect((await other.post(`${adminPath}bulk/`, bulk)).body.results[0].outcome).toBe('refused');
    expect((await owner.get(`${adminPath}${product.uuid}/`)).body.version).toBe(1);
  });

  it('ERR-003 PRM-006 is allowed for owners, members and staff with the permission', async () => {
    const ask = async (person: SignedIn) => (await person.get(adminPath)).status;
    const { division, code } = shop;
    const visitor = await app.visitor(code).get(adminPath);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'NotSignedIn']);
    const stranger = await app.signInCustomer(code);
    expect((await stranger.get(adminPath)).body.message).toBe('Permission denied');
    const member = (permission: 'orders' | 'products') =>
      app.signInCustomer(code, [{ division, role: 'member', permissions: [permission] }]);
    expect(await ask(await member('orders'))).toBe(403);
    expect(await ask(await member('products'))).toBe(200);
    const refused = await (await member('orders')).post(`${adminPath}from-design/`, waveTee);
    expect(refused.status).toBe(403);
    expect(await ask(await app.signInStaff(['stores']))).toBe(404);
  });
});
