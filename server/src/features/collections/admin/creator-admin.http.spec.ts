import { randomUUID } from 'node:crypto';

import type { AdminCreator } from '@selvedge/shared/collections/creators/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { creatorFormOf, ines, madeProduct } from './collection-admin.testing.js';

const adminPath = '/omnis/v3/dashboard/creators/';

describe('creator admin', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const at = ({ creator: { uuid } }: AdminCreator) => `${adminPath}${uuid}/`;
  const put = (opened: AdminCreator, changes: object, by: SignedIn = owner) =>
    by.send('put', at(opened), { body: { ...creatorFormOf(opened), ...changes } });
  const made = async (changes: object = {}, by: SignedIn = owner): Promise<AdminCreator> => {
    const urlName = `c-${randomUUID()}`;
    const { status, body } = await by.post(adminPath, { ...ines, urlName, ...changes });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body;
  };

  it('CAT-027 creates a creator with products, visible in the shop at once', async () => {
    const tee = await madeProduct(owner, 'Whale');
    const opened = await made({ urlName: 'ines-moor', added: [tee.uuid] });
    expect(opened).toMatchObject({ version: 1, total: 1, products: [{ name: 'Whale' }] });
    const shown = await app.call(shop.code, '/omnis/v3/creator/ines-moor/');
    expect(shown.body).toMatchObject({ name: 'Ines Moor', handles: { instagram: 'ines.moor' } });
    expect(shown.body.products).toHaveLength(1);

    const changes = { bio: 'Draws waves.', handles: { tiktok: 'ines' }, website: null };
    const saved = await put(opened, { ...changes, removed: [tee.uuid] });
    expect(saved.body).toMatchObject({ version: 2, total: 0, products: [] });
    expect(saved.body.creator).toEqual({ ...opened.creator, ...changes });
    expect((await owner.get(at(opened))).body).toEqual(saved.body);
    const page = await app.call(shop.code, '/creator/ines-moor/');
    expect(page.text).toContain('Draws waves.');
  });

  it('CAT-027 deletes a creator and keeps the products', async () => {
    const tee = await madeProduct(owner, 'Stays');
    const opened = await made({ added: [tee.uuid] });
    expect((await owner.send('delete', at(opened), {})).status).toBe(204);
    expect((await owner.get(at(opened))).status).toBe(404);
    expect((await owner.send('delete', at(opened), {})).status).toBe(404);
    const { urlName } = opened.creator;
    expect((await app.call(shop.code, `/creator/${urlName}/`)).status).toBe(404);
    expect((await app.call(shop.code, `/product/${tee.urlName}/`)).status).toBe(200);
    const { body } = await owner.get(`${at(opened)}history/`);
    expect(body.data).toMatchObject([{ version: 2, fields: [] }, { version: 1 }]);
  });

  it('returns the current state to the second of two editors', async () => {
    const opened = await made();
    const answers = await Promise.all([
      put(opened, { bio: 'Mine' }),
      put(opened, { bio: 'Yours' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const current = answers.find(({ status }) => status === 200)?.body;
    const late = await put(opened, { bio: 'Late' });
    for (const { body } of [late, answers.find(({ status }) => status === 409) ?? late])
      expect(body).toMatchObject({ code: 'CreatorChangedMeanwhile', current });
  });

  it('lists, searches and pages', async () => {
    const storeOwner = await app.signInOwner(await app.openStore());
    const tee = await madeProduct(storeOwner, 'Tee');
    await made({ name: 'zoe', added: [tee.uuid] }, storeOwner);
    await made({ name: 'Ada', urlName: 'ada', avatar: '/images/media/ada' }, storeOwner);
    const names = async (query: string) => {
      const { body } = await storeOwner.get(`${adminPath}?${query}`);
      return [body.data.map(({ name }: { name: string }) => name), body.total];
    };
    expect(await names('')).toEqual([['Ada', 'zoe'], 2]);
    expect(await names('searchTerm=ZO')).toEqual([['zoe'], 1]);
    expect(await names(`searchTerm=${encodeURIComponent('ZOË')}`)).toEqual([['zoe'], 1]);
    expect(await names('perPage=1&page=2')).toEqual([['zoe'], 2]);
    const { body } = await storeOwner.get(adminPath);
    expect(body.data).toMatchObject([
      { image: '/images/media/ada', products: 0, urlName: 'ada' },
      { image: tee.colours[0]?.images[0]?.original, products: 1 },
    ]);
    expect((await storeOwner.get(`${adminPath}?page=x`)).status).toBe(422);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a NUL character', { bio: 'a\u0000b' }, 'bio'],
    ['an address with spaces', { urlName: 'ines moor' }, 'urlName'],
    ['an image from another host', { avatar: '//evil.example/x.png' }, 'avatar'],
    ['a number as image', { avatar: 7 }, 'avatar'],
    ['no biography', { bio: null }, 'bio'],
    ['a javascript: website', { website: 'javascript:alert(1)' }, 'website'],
    ['a missing website', { website: undefined }, 'website'],
    ['a text as handles', { handles: 'ines' }, 'handles'],
    ['an array of handles', { handles: [] }, 'handles'],
    ['missing handles', { handles: undefined }, 'handles'],
    ['a number as handle', { handles: { tiktok: 7 } }, 'handles.tiktok'],
    ['a handle with @', { handles: { tiktok: '@ines' } }, 'handles.tiktok'],
    ['unknown products', { added: [randomUUID()] }, 'added'],
    ['a product id instead of a uuid', { added: [7] }, 'added'],
  ])('refuses a creator with %s at its field', async (_, changes, field) => {
    const { status, body } = await owner.post(adminPath, {
      ...ines,
      urlName: 'refused',
      ...changes,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses a save without version, with unknown products to remove, or with the address of another creator', async () => {
    const [first, second] = [await made(), await made()];
    expect((await put(second, { version: undefined })).body.errors).toHaveProperty('version');
    expect((await put(second, { removed: [randomUUID()] })).body.errors).toHaveProperty('removed');
    const taken = await put(second, { urlName: first.creator.urlName });
    expect([taken.status, taken.body.code]).toEqual([409, 'CreatorUrlNameTaken']);
  });

  it('STO-001 ERR-003 NFR-008 requires the store’s own team and our own pages', async () => {
    const opened = await made();
    const other = await app.signInOwner(await app.openStore());
    expect((await other.get(at(opened))).status).toBe(404);
    expect((await put(opened, { name: 'Stolen' }, other)).status).toBe(404);
    expect((await other.send('delete', at(opened), {})).status).toBe(404);
    expect((await app.visitor(shop.code).get(adminPath)).status).toBe(401);
    const { division, code } = shop;
    const member = await app.signInCustomer(code, [
      { division, role: 'member', permissions: ['orders'] },
    ]);
    expect((await member.post(adminPath, ines)).status).toBe(403);
    expect((await (await app.signInStaff(['stores'])).get(adminPath)).status).toBe(404);
    const headers = { 'content-type': 'application/json' };
    const forged = await owner.send('put', at(opened), {
      headers,
      body: JSON.stringify({ ...creatorFormOf(opened), name: 'Forged' }),
    });
    expect([forged.status, forged.body.code]).toEqual([403, 'CsrfTokenInvalid']);
    const token = { ...headers, 'x-xsrf-token': owner.cookie('XSRF-TOKEN') ?? '' };
    const large = { headers: token, body: `"${'x'.repeat(1_100_000)}"` };
    expect((await owner.send('post', adminPath, large)).status).toBe(413);
    expect((await owner.get(at(opened))).body).toEqual(opened);
  });
});
