import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { AdminCollection } from '@selvedge/shared/collections/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import {
  collectionFormOf,
  collectionsPath,
  makeCollection,
  pathOf,
  saveCollection,
  madeProduct,
  refusedCollections,
  refusedSaves,
  summer,
} from './collection-admin.testing.js';

describe('collection admin', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let wave: Product;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    wave = await madeProduct(owner, 'Wave');
  });
  afterAll(() => app.close());

  const put = (opened: AdminCollection, changes: object, by: SignedIn = owner) =>
    saveCollection(by, opened, changes);
  const made = (changes: object = {}, by: SignedIn = owner) => makeCollection(by, changes);

  it.each(refusedCollections)(
    'refuses a collection with %s at its field',
    async (_, changes, field) => {
      const form = { ...summer, urlName: 'refused', ...changes };
      const { status, body } = await owner.post(collectionsPath, form);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    },
  );

  it('VAL-034 requires a lowercase address', async () => {
    const { body } = await owner.post(collectionsPath, { ...summer, urlName: 'Summer' });
    expect(body.errors).toEqual({ urlName: ['must be lowercase'] });
  });

  it.each(refusedSaves)(
    'refuses to save a collection with %s at its field',
    async (_, changes, field) => {
      const { status, body } = await put(await made(), changes);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    },
  );

  it('refuses the address of another collection without saving anything', async () => {
    const { collection } = await made();
    const opened = await made();
    const { urlName } = collection;
    const answer = await put(opened, { urlName, added: [wave.uuid] });
    expect([answer.status, answer.body.code]).toEqual([409, 'CollectionUrlNameTaken']);
    expect((await owner.get(pathOf(opened))).body).toEqual(opened);
    expect((await owner.post(collectionsPath, { ...summer, urlName })).status).toBe(409);
  });

  it('STO-001 separates the collections of two stores', async () => {
    const opened = await made();
    const other = await app.signInOwner(await app.openStore());
    expect((await other.get(pathOf(opened))).status).toBe(404);
    expect((await put(opened, { name: 'Stolen' }, other)).status).toBe(404);
    expect((await other.send('delete', pathOf(opened), {})).status).toBe(404);
    expect((await other.get(`${pathOf(opened)}history/`)).status).toBe(404);
    const theirs = await other.post(collectionsPath, { ...summer, added: [wave.uuid] });
    expect([theirs.status, Object.keys(theirs.body.errors)]).toEqual([422, ['added']]);
    for (const path of ['nonsense', randomUUID()])
      expect((await owner.get(`${collectionsPath}${path}/`)).status).toBe(404);
    expect((await owner.get(pathOf(opened))).body).toEqual(opened);
  });

  it('ERR-003 PRM-006 requires an owner, or a member with permission, on a shop’s host', async () => {
    const { division, code } = shop;
    const visitor = await app.visitor(code).get(collectionsPath);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'NotSignedIn']);
    const stranger = await app.signInCustomer(code);
    expect((await stranger.get(collectionsPath)).body.message).toBe('Permission denied');
    const member = (permission: 'orders' | 'products') =>
      app.signInCustomer(code, [{ division, role: 'member', permissions: [permission] }]);
    expect((await (await member('orders')).post(collectionsPath, summer)).status).toBe(403);
    expect((await (await member('products')).get(collectionsPath)).status).toBe(200);
    expect((await (await app.signInStaff(['stores'])).get(collectionsPath)).status).toBe(404);
  });

  it('NFR-008 refuses requests without token, without JSON, or that are too large', async () => {
    const opened = await made();
    const headers = { 'content-type': 'application/json' };
    const post = { headers, body: JSON.stringify(summer) };
    const change = { headers, body: JSON.stringify(collectionFormOf(opened)) };
    for (const answer of [
      await owner.send('post', collectionsPath, post),
      await owner.send('put', pathOf(opened), change),
      await owner.send('delete', pathOf(opened), { headers, body: '{}' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'CsrfTokenInvalid']);
    const token = owner.cookie('XSRF-TOKEN') ?? '';
    const send = (type: string, body: string) =>
      owner.send('post', collectionsPath, {
        headers: { 'x-xsrf-token': token, 'content-type': type },
        body,
      });
    expect((await send('application/json', '{')).status).toBe(400);
    expect((await send('application/json', '[]')).status).toBe(422);
    expect((await send('text/plain', 'name')).status).toBe(415);
    expect((await send('application/json', `"${'x'.repeat(1_100_000)}"`)).status).toBe(413);
  });
});
