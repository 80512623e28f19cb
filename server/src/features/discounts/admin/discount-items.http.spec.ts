import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { madeProduct, summer } from '../../collections/admin/collection-admin.testing.js';
import { createDiscount, discountForm, discountsPath } from '../discounts.testing.js';

const unknown = '00000000-0000-4000-8000-000000000001';

describe('products and collections of a discount', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });

  const search = async (searchTerm: string) => {
    const { status, body } = await owner.get(
      `${discountsPath}items/?searchTerm=${encodeURIComponent(searchTerm)}`,
    );
    expect(status).toBe(200);
    return body;
  };

  it('are found by name, collections first', async () => {
    const whale = await madeProduct(owner, 'Summer whale tee');
    await madeProduct(owner, 'Winter fox tee');
    const { body } = await owner.post('/omnis/v3/dashboard/collections/', summer);
    const collection = { kind: 'collection', uuid: body.collection.uuid, name: summer.name };
    expect(await search('summer')).toMatchObject([
      collection,
      { kind: 'product', uuid: whale.uuid, name: 'Summer whale tee' },
    ]);
    expect(await search('')).toHaveLength(3);
    expect(await search('no such name')).toStrictEqual([]);
  });

  it('are not found in another shop', async () => {
    await madeProduct(owner, 'Summer whale tee');
    const other = await app.signInOwner(await app.openStore());
    const { body } = await other.get(`${discountsPath}items/?searchTerm=summer`);
    expect(body).toStrictEqual([]);
  });

  it('have their names in the answer, and none if they are deleted', async () => {
    const whale = await madeProduct(owner, 'Whale tee');
    const created = await createDiscount(owner, {
      products: [unknown, whale.uuid],
      collections: [unknown],
    });
    const { body } = await owner.get(`${discountsPath}${created.uuid}/`);
    expect(body.items).toMatchObject([
      { kind: 'collection', uuid: unknown, name: null, image: null },
      { kind: 'product', uuid: unknown, name: null, image: null },
      { kind: 'product', uuid: whale.uuid, name: 'Whale tee' },
    ]);
  });

  it('a tier without quantity is refused at its own field', async () => {
    const tiers = [
      { quantity: 2, percent: 5 },
      { quantity: 0, percent: 10 },
    ];
    const { body, status } = await owner.post(
      discountsPath,
      discountForm({ kind: 'tiers', tiers }),
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toStrictEqual(['tiers.1.quantity']);
  });

  it('a change keeps method and code, and answers with the figures', async () => {
    const { uuid, version } = await createDiscount(owner, { code: 'FIRST' });
    await owner.post(`${discountsPath}${uuid}/paused/`, { isPaused: true });
    const { method: _method, code: _code, ...form } = discountForm({ title: 'Later' });
    const { status, body } = await owner.send('put', `${discountsPath}${uuid}/`, {
      body: { ...form, version },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ title: 'Later', method: 'code', code: 'FIRST', isPaused: true, version: version + 1 },
      figures: { uses: 0 },
    });
  });
});
