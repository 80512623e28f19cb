import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { AdminCollection } from '@selvedge/shared/collections/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { statementsOf } from '../../../platform/testing/statements.js';
import { ProductsService, ProductMoved } from '../../products/index.js';
import {
  collectionsPath,
  makeCollection,
  pathOf,
  saveCollection,
  madeProduct,
} from './collection-admin.testing.js';

const products = '/omnis/v3/dashboard/products/';

describe('collection admin', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let [wave, whale, anchor]: Product[] = [];

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    wave = await madeProduct(owner, 'Wave');
    whale = await madeProduct(owner, 'Whale');
    anchor = await madeProduct(owner, 'Anchor', { enabled: false });
  });
  afterAll(() => app.close());

  const uuids = (...some: readonly (Product | undefined)[]) => some.map((one) => one?.uuid ?? '');
  const put = (opened: AdminCollection, changes: object, by: SignedIn = owner) =>
    saveCollection(by, opened, changes);
  const made = (changes: object = {}, by: SignedIn = owner) => makeCollection(by, changes);
  const inShop = async (urlName: string): Promise<string[]> => {
    const { status, body } = await app.call(shop.code, `/omnis/v3/collection/${urlName}/`);
    expect(status).toBe(200);
    return body.products.map(({ name }: { name: string }) => name);
  };

  it('CAT-026 creates a collection with its products, visible in the shop at once', async () => {
    const opened = await made({
      urlName: 'summer',
      name: ' Summer ',
      added: uuids(wave, whale, anchor),
      productOrder: uuids(whale, anchor, wave),
    });
    expect(opened).toMatchObject({ version: 1, total: 3 });
    expect(opened.collection).toMatchObject({ name: 'Summer', division: shop.division });
    expect(opened.products).toMatchObject([
      { name: 'Whale', price: 2400, enabled: true },
      { name: 'Anchor', enabled: false },
      { name: 'Wave' },
    ]);
    expect(await inShop('summer')).toEqual(['Whale', 'Wave']);
    expect((await app.call(shop.code, '/collection/summer/')).text).toContain('Light things.');
    expect((await owner.get(pathOf(opened))).body).toEqual(opened);
  });

  it('CAT-026 saves names, order, added and removed products together', async () => {
    const opened = await made({ added: uuids(wave, whale) });
    const { urlName } = opened.collection;
    expect(await inShop(urlName)).toEqual(['Wave', 'Whale']);
    const changes = { name: 'Renamed', productOrder: uuids(anchor, whale), position: 7 };
    const moves = { added: uuids(anchor, whale), removed: uuids(wave) };
    const saved = await put(opened, { ...changes, ...moves });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    expect(saved.body.collection).toEqual({ ...opened.collection, ...changes });
    expect(saved.body.products).toMatchObject([{ name: 'Anchor' }, { name: 'Whale' }]);
    expect(await inShop(urlName)).toEqual(['Whale']);
    const still = await put(saved.body, {});
    expect([still.status, still.body.version]).toEqual([200, 2]);
    const moved = await put(saved.body, { productOrder: [], removed: uuids(wave) });
    expect([moved.body.version, moved.body.total]).toEqual([3, 2]);
    const off = await put(moved.body, { enabled: false });
    expect(off.body.collection.enabled).toBe(false);
    expect((await app.call(shop.code, `/collection/${urlName}/`)).status).toBe(404);
  });

  it('adds a product that someone else saves at the same time', async () => {
    const opened = await made();
    const commands = app.get(ProductsService);
    const saveCommand = commands.saveCommand.bind(commands);
    let overtaken = 0;
    commands.saveCommand = async (division, draft, before) => {
      const command = await saveCommand(division, draft, before);
      overtaken += 1;
      const context = { division, actor: 'system:test', correlationId: 'overtake' };
      if (overtaken === 1) await commands.save(context, { ...before, tags: [randomUUID()] });
      return command;
    };
    const saved = await put(opened, { added: uuids(wave) });
    expect([saved.status, saved.body.total, overtaken]).toEqual([200, 1, 2]);
    commands.saveCommand = () => Promise.reject(new ProductMoved());
    const refused = await put(saved.body, { name: 'Never', removed: uuids(wave) });
    expect([refused.status, refused.body.code]).toEqual([409, 'ProductsKeptMoving']);
    commands.saveCommand = saveCommand;
    expect((await owner.get(pathOf(opened))).body).toEqual(saved.body);
  });

  it('returns the current state to the second of two editors', async () => {
    const opened = await made();
    const answers = await Promise.all([
      put(opened, { name: 'Mine' }),
      put(opened, { name: 'Yours', added: uuids(whale) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost.body).toMatchObject({
      code: 'CollectionChangedMeanwhile',
      message: 'Someone else has changed the collection since you opened it',
      current: won.body,
    });
    const late = await put(opened, { name: 'Late' });
    expect([late.status, late.body.current]).toEqual([409, won.body]);
  });

  it('CAT-026 deletes a collection and keeps its products editable', async () => {
    const tee = await madeProduct(owner, 'Stays');
    const opened = await made({ added: [tee.uuid] });
    const { uuid, urlName } = opened.collection;
    expect((await owner.send('delete', pathOf(opened), {})).status).toBe(204);
    expect((await owner.get(pathOf(opened))).status).toBe(404);
    expect((await owner.send('delete', pathOf(opened), {})).status).toBe(404);
    expect((await put(opened, { name: 'Ghost' })).status).toBe(404);
    expect((await app.call(shop.code, `/collection/${urlName}/`)).status).toBe(404);
    const { body } = await owner.get(`${products}${tee.uuid}/`);
    expect(body.product.collections).toEqual([uuid]);
    const { id: _id, ...fields } = body.product;
    const form = { ...fields, version: body.version, name: 'Stayed' };
    const saved = await owner.send('put', `${products}${tee.uuid}/`, { body: form });
    expect([saved.status, saved.body.product?.name]).toEqual([200, 'Stayed']);
    expect((await made({ urlName })).collection.urlName).toBe(urlName);
  });

  it('shows who changed what, newest first', async () => {
    const opened = await made();
    await put(opened, { name: 'Later', enabled: false });
    await owner.send('delete', pathOf(opened), {});
    const { body } = await owner.get(`${pathOf(opened)}history/`);
    expect(body.data).toMatchObject([
      { version: 3, fields: [] },
      { version: 2, fields: ['enabled', 'name'], actor: `customer:${String(owner.subject.id)}` },
      { version: 1, by: 'Robin Weaver' },
    ]);
    expect((await owner.get(`${collectionsPath}${randomUUID()}/history/`)).status).toBe(404);
  });

  it('lists, searches and pages in one statement', async () => {
    const store = await app.openStore();
    const storeOwner = await app.signInOwner(store);
    const tee = await madeProduct(storeOwner, 'Tee');
    await made({ name: 'Second 100%', added: [tee.uuid], enabled: false }, storeOwner);
    await made({ name: 'First', urlName: 'first', banner: '/images/media/x' }, storeOwner);
    const names = async (query: string) => {
      const { status, body } = await storeOwner.get(`${collectionsPath}?${query}`);
      expect(status).toBe(200);
      return [body.data.map(({ name }: { name: string }) => name), body.total];
    };
    expect(await names('')).toEqual([['Second 100%', 'First'], 2]);
    expect(await names('searchTerm=0%25')).toEqual([['Second 100%'], 1]);
    expect(await names('searchTerm=_')).toEqual([[], 0]);
    expect(await names('searchTerm=first')).toEqual([['First'], 1]);
    expect(await names('perPage=1&page=2')).toEqual([['First'], 2]);
    expect(await names('page=9')).toEqual([[], 2]);
    const { body } = await storeOwner.get(collectionsPath);
    expect(body.data).toMatchObject([
      { products: 1, enabled: false, image: tee.colours[0]?.images[0]?.original },
      { products: 0, enabled: true, image: '/images/media/x', urlName: 'first' },
    ]);
    for (const query of [
      'page=0',
      'perPage=101',
      `searchTerm=${'x'.repeat(101)}`,
      'searchTerm=%00',
    ])
      expect((await storeOwner.get(`${collectionsPath}?${query}`)).status).toBe(422);
    const statements = await statementsOf(app, (headers) =>
      storeOwner.get(collectionsPath, { headers }),
    );
    expect(statements.filter((sql) => sql.includes('collections c'))).toHaveLength(1);
  });
});
