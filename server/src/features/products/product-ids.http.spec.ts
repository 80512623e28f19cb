import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import {
  collectionFormOf,
  creatorFormOf,
  ines,
  madeProduct,
  summer,
} from '../collections/admin/collection-admin.testing.js';
import { formOf } from './admin/product-admin.testing.js';
import { checked, run } from './files/product-files.testing.js';

const dashboard = '/omnis/v3/dashboard/';
const addToCart = '/omnis/v3/frontend/product/addItemToCart/';

describe('integer product id instead of a uuid', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let wave: Product;
  let whale: Product;
  /** Product of another store. */
  let stranger: Product;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ favouritesEnabled: true });
    owner = await app.signInOwner(shop);
    wave = await madeProduct(owner, 'Wave');
    whale = await madeProduct(owner, 'Whale');
    const other = await app.openStore();
    stranger = await madeProduct(await app.signInOwner(other), 'Stranger');
  });
  afterAll(() => app.close());

  /** Admin address of a collection or creator. */
  const at = (kind: string, uuid: string): string => `${dashboard}${kind}/${uuid}/`;
  const opened = async (named: string | number): Promise<AdminProduct> =>
    (await owner.get(`${dashboard}products/${named}/`)).body;

  it('CAT-002 works for reading, saving and history', async () => {
    const before = await opened(wave.id);
    expect(before).toEqual(await opened(wave.uuid));
    const body = { ...formOf(before), tags: ['sea'] };
    const saved = await owner.send('put', `${dashboard}products/${wave.id}/`, { body });
    expect([saved.status, saved.body.product?.uuid]).toEqual([200, wave.uuid]);
    const history = await owner.get(`${dashboard}products/${wave.id}/history/`);
    expect(history.body.data).toMatchObject([{ version: 2 }, { version: 1 }]);
  });

  it('CAT-002 does not reach products of another store', async () => {
    for (const named of [stranger.id, stranger.uuid, 999_999_999]) {
      const { status, body } = await owner.get(`${dashboard}products/${named}/`);
      expect([status, body.code]).toEqual([404, 'NotOnThisDesk']);
      const history = await owner.get(`${dashboard}products/${named}/history/`);
      expect([history.status, history.body.code]).toEqual([404, 'ProductNotFound']);
    }
  });

  it.each([
    ['text', String],
    ['number', Number],
  ])('works in a bulk edit, as %s', async (_, as) => {
    const tag = randomUUID();
    const edit = { key: randomUUID(), action: 'add-tag', tag };
    const uuids = [as(wave.id), whale.uuid.toUpperCase(), as(stranger.id)];
    const { body } = await owner.post(`${dashboard}products/bulk/`, { ...edit, uuids });
    expect(body.results).toMatchObject([
      { uuid: wave.uuid, outcome: 'changed' },
      { uuid: whale.uuid, outcome: 'changed' },
      { uuid: String(stranger.id), outcome: 'refused' },
    ]);
    expect((await opened(whale.uuid)).product.tags).toContain(tag);
  });

  it('works for cross-sells and bundle parts, without duplicates', async () => {
    const before = await opened(whale.uuid);
    const put = (changes: object) =>
      owner.send('put', `${dashboard}products/${whale.uuid}/`, {
        body: { ...formOf(before), ...changes },
      });
    const foreign = await put({ crossSellProducts: [stranger.id] });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([
      422,
      ['crossSellProducts'],
    ]);
    const saved = await put({
      crossSellProducts: [wave.id, wave.uuid],
      isBundle: true,
      bundleItems: [{ product: String(wave.id), quantity: 2 }],
    });
    expect(saved.body.errors).toBeUndefined();
    expect(saved.body.product).toMatchObject({
      crossSellProducts: [wave.uuid],
      bundleItems: [{ product: wave.uuid, quantity: 2 }],
    });
  });

  it('works for adding to and removing from a collection, and for its order', async () => {
    const form = { ...summer, added: [wave.id], productOrder: [wave.id, wave.uuid] };
    const made = await owner.post(`${dashboard}collections/`, form);
    expect(made.body).toMatchObject({ total: 1, collection: { productOrder: [wave.uuid] } });
    const put = (changes: object) =>
      owner.send('put', at('collections', made.body.collection.uuid), {
        body: { ...collectionFormOf(made.body), ...changes },
      });
    for (const field of ['added', 'removed', 'productOrder']) {
      const { status, body } = await put({ [field]: [stranger.id] });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    const left = await put({ removed: [String(wave.id)], productOrder: [whale.id] });
    expect(left.body).toMatchObject({ total: 0, collection: { productOrder: [whale.uuid] } });
  });

  it('works for adding to and removing from a creator', async () => {
    const made = await owner.post(`${dashboard}creators/`, { ...ines, added: [wave.id] });
    expect(made.body).toMatchObject({ total: 1 });
    const body = { ...creatorFormOf(made.body), removed: [wave.id] };
    const left = await owner.send('put', at('creators', made.body.creator.uuid), { body });
    expect(left.body).toMatchObject({ total: 0 });
  });

  it('works in a product file', async () => {
    const columns = 'uuid,tags,cross_sell_products';
    const report = await checked(
      owner,
      columns,
      `${wave.id},by file,${whale.id}`,
      `${stranger.id},,`,
    );
    expect(report.counts).toMatchObject({ change: 1, refused: 1 });
    await run(owner, report.uuid);
    expect((await opened(wave.uuid)).product).toMatchObject({
      tags: ['by file'],
      crossSellProducts: [whale.uuid],
    });
  });

  it('BSK-006 works for the basket and favourites', async () => {
    const visitor = app.visitor(shop.code);
    const item = { productId: String(wave.id), productColor: 'Navy', productSize: 'S' };
    const bought = await visitor.post(addToCart, { item });
    expect(bought.body.items).toMatchObject([{ productUuid: wave.uuid }]);
    const liked = await visitor.post(addToCart, { name: 'favourites', item });
    expect(liked.body.items).toMatchObject([{ productUuid: wave.uuid }]);
  });

  it('BSK-007 works in the forms of the shop', async () => {
    const visitor = app.visitor(shop.code);
    const liked = async () => (await visitor.get('/omnis/v3/basket/favourites/list/')).body.items;
    await visitor.form('/favourites/add/', { product: String(wave.id) });
    expect(await liked()).toHaveLength(1);
    await visitor.form('/favourites/remove/', { product: String(wave.id) });
    expect(await liked()).toEqual([]);
    const added = await visitor.form('/basket/add/', {
      product: String(wave.id),
      colour: 'Navy',
      size: 'S',
    });
    expect([added.status, added.headers['location']]).toEqual([303, '/product/wave/navy?added=S']);
  });
});
