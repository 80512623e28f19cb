import { randomUUID } from 'node:crypto';

import type { AdminProduct } from '@selvedge/shared/products/admin/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { statementsOf } from '../../../platform/testing/statements.js';
import { formOf, waveTee } from './product-admin.testing.js';

const adminPath = '/omnis/v3/dashboard/products/';

describe('product list', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const made = async (by: SignedIn, changes: object): Promise<AdminProduct> =>
    (await by.post(`${adminPath}from-design/`, { ...waveTee, ...changes })).body;

  it('sorts names by their letters, whatever the locale of the database', async () => {
    const storeOwner = await app.signInOwner(await app.openStore());
    for (const name of ['zebra', 'Élan', 'elk', 'чайка', 'Яхта', 'Ärmel', 'Øre', 'apple'])
      await made(storeOwner, { name });
    const { body } = await storeOwner.get(`${adminPath}?sort=name`);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      ...['apple', 'Ärmel', 'Élan', 'elk', 'Øre', 'zebra', 'чайка', 'Яхта'],
    ]);
  });

  it('searches, filters, sorts and pages with one statement', async () => {
    const storeOwner = await app.signInOwner(await app.openStore());
    const whale = await made(storeOwner, { name: 'Whale 100%', price: 3000 });
    await made(storeOwner, { name: 'Anchor', price: 1000, enabled: false });
    await made(storeOwner, { name: 'Mug', price: 2000, garment: 'tote', sizes: ['One size'] });
    const on = { ...formOf(whale), salePrice: 900 };
    await storeOwner.send('put', `${adminPath}${whale.product.uuid}/`, { body: on });
    const names = async (query: string) => {
      const { status, body } = await storeOwner.get(`${adminPath}?${query}`);
      expect(status).toBe(200);
      return [body.data.map(({ name }: { name: string }) => name), body.total];
    };
    const all = ['Whale 100%', 'Anchor', 'Mug'];
    expect(await names('')).toEqual([all, 3]);
    expect(await names('searchTerm=0%25')).toEqual([['Whale 100%'], 1]);
    expect(await names('searchTerm=_')).toEqual([[], 0]);
    expect(await names('enabled=no')).toEqual([['Anchor'], 1]);
    expect(await names('onSale=yes')).toEqual([['Whale 100%'], 1]);
    expect(await names('type=tote')).toEqual([['Mug'], 1]);
    expect(await names('approval=unmodded')).toEqual([all, 3]);
    expect(await names('approval=none')).toEqual([[], 0]);
    expect(await names('approval=denied')).toEqual([[], 0]);
    expect(await names(`collection=${randomUUID()}`)).toEqual([[], 0]);
    expect(await names('sort=name')).toEqual([['Anchor', 'Mug', 'Whale 100%'], 3]);
    expect(await names('sort=-price')).toEqual([['Mug', 'Anchor', 'Whale 100%'], 3]);
    expect(await names('sort=-updated')).toEqual([['Whale 100%', 'Mug', 'Anchor'], 3]);
    expect(await names('perPage=1&page=2')).toEqual([['Anchor'], 3]);
    expect(await names('page=9')).toEqual([[], 3]);
    const { body } = await storeOwner.get(`${adminPath}?perPage=1`);
    expect(body.data[0]).toMatchObject({ variants: 6, available: 6, salePrice: 900, price: 3000 });
    const statements = await statementsOf(app, (headers) => storeOwner.get(adminPath, { headers }));
    expect(statements.filter((sql) => sql.includes('FROM products'))).toHaveLength(1);
  });

  it.each([
    ['Чёрная Пантера', 'черная'],
    ['Étoile du Nord', 'ÉTOILE'],
    ['猫のシャツ', 'シャツ'],
    ['Łódź men’s tee', "LODZ MEN'S"],
  ])('finds %j by %j', async (name, term) => {
    const owner = await app.signInOwner(await app.openStore());
    await made(owner, { name });
    await made(owner, { name: 'Anchor' });
    const { body } = await owner.get(`${adminPath}?searchTerm=${encodeURIComponent(term)}`);
    expect(body.data).toMatchObject([{ name }]);
  });

  it.each([
    'enabled=1',
    'sort=;drop',
    'page=0',
    'perPage=101',
    'collection=x',
    'approval=2',
    'searchTerm=%00',
  ])('refuses %s', async (query) => {
    const owner = await app.signInOwner(await app.openStore());
    expect((await owner.get(`${adminPath}?${query}`)).status).toBe(422);
  });
});
