import { randomUUID } from 'node:crypto';

import type { BulkResult } from '@selvedge/shared/products/admin/bulk/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { waveTee } from './product-admin.testing.js';

const adminPath = '/omnis/v3/dashboard/products/';

describe('bulk edit of products', () => {
  let app: TestApp;
  let owner: SignedIn;
  let uuids: string[];

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await app.signInOwner(await app.openStore());
    uuids = [];
    for (const price of [1000, 2000]) {
      const { body } = await owner.post(`${adminPath}from-design/`, { ...waveTee, price });
      uuids.push(body.product.uuid);
    }
  });

  const edit = async (changes: object): Promise<readonly BulkResult[]> => {
    const { status, body } = await owner.post(`${adminPath}bulk/`, {
      key: randomUUID(),
      uuids,
      ...changes,
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.results;
  };
  const all = async (field: string) =>
    Promise.all(
      uuids.map(async (uuid) => (await owner.get(`${adminPath}${uuid}/`)).body.product[field]),
    );
  const outcomes = (results: readonly BulkResult[]) => results.map(({ outcome }) => outcome);

  it.each([
    [{ action: 'disable' }, 'enabled', [false, false]],
    [{ action: 'set-price', amount: 1500 }, 'price', [1500, 1500]],
    [{ action: 'adjust-price-percent', percent: -10 }, 'price', [900, 1800]],
    [{ action: 'adjust-price-percent', percent: 12.25 }, 'price', [1123, 2245]],
    [{ action: 'adjust-price-amount', amount: 50 }, 'price', [1050, 2050]],
    [{ action: 'set-sale-price', amount: 900 }, 'salePrice', [900, 900]],
    [{ action: 'sale-by-percent', percent: 25 }, 'salePrice', [750, 1500]],
    [{ action: 'add-tag', tag: ' sea ' }, 'tags', [['sea'], ['sea']]],
  ])('CAT-028 applies %j', async (change, field, expected) => {
    expect(outcomes(await edit(change))).toEqual(['changed', 'changed']);
    expect(await all(field)).toEqual(expected);
  });

  it('can be reversed, and reports products that it leaves unchanged', async () => {
    const collection = randomUUID();
    const pairs = [
      [{ action: 'disable' }, { action: 'enable' }],
      [{ action: 'set-sale-price', amount: 500 }, { action: 'clear-sale-price' }],
      [
        { action: 'add-tag', tag: 'a' },
        { action: 'remove-tag', tag: 'a' },
      ],
      [
        { action: 'add-collection', collection },
        { action: 'remove-collection', collection },
      ],
    ] as const;
    const before = await Promise.all(['enabled', 'salePrice', 'tags', 'collections'].map(all));
    for (const [one, other] of pairs) {
      expect(outcomes(await edit(one))).toEqual(['changed', 'changed']);
      expect(outcomes(await edit(one))).toEqual(['unchanged', 'unchanged']);
      expect(outcomes(await edit(other))).toEqual(['changed', 'changed']);
    }
    expect(await Promise.all(['enabled', 'salePrice', 'tags', 'collections'].map(all))).toEqual(
      before,
    );
  });

  it('refuses single products and changes the others', async () => {
    const unknown = randomUUID();
    const results = await edit({
      uuids: [...uuids, unknown],
      action: 'adjust-price-amount',
      amount: -1500,
    });
    expect(results).toEqual([
      { uuid: uuids[0], outcome: 'refused', reason: 'Must be greater than 0' },
      { uuid: uuids[1], outcome: 'changed', reason: null },
      { uuid: unknown, outcome: 'refused', reason: 'We were unable to find this page' },
    ]);
    expect(await all('price')).toEqual([1000, 500]);
  });

  it('CAT-028 applies concurrent edits one after the other to every product', async () => {
    const raise = { action: 'adjust-price-amount', amount: 100 };
    const results = await Promise.all(Array.from({ length: 5 }, () => edit(raise)));
    expect(results.map(outcomes)).toEqual(Array.from({ length: 5 }, () => ['changed', 'changed']));
    expect(await all('price')).toEqual([1500, 2500]);
  });

  it('applies an edit once per key, and returns the same result again', async () => {
    const same = { key: randomUUID(), action: 'adjust-price-amount', amount: 100 };
    const first = await edit(same);
    expect(await edit(same)).toEqual(first);
    expect(await all('price')).toEqual([1100, 2100]);
    const other = await owner.post(`${adminPath}bulk/`, { ...same, uuids, amount: 200 });
    expect([other.status, other.body.code]).toEqual([422, 'IdempotencyKeyReused']);
  });

  it.each([
    ['no key', { key: undefined }],
    ['no products', { uuids: [] }],
    [
      'a product twice',
      { uuids: ['0a8b1f5e-58a5-4d25-8f0d-1f6f2c6f0001', '0a8b1f5e-58a5-4d25-8f0d-1f6f2c6f0001'] },
    ],
    ['too many', { uuids: Array.from({ length: 501 }, () => randomUUID()) }],
    ['an invalid uuid', { uuids: ['x'] }],
    ['an unknown action', { action: 'delete' }],
    ['no amount', { action: 'set-price' }],
    ['half a penny', { action: 'set-price', amount: 1.5 }],
    ['an amount in text', { action: 'set-price', amount: '15' }],
    ['no share', { action: 'adjust-price-percent' }],
    ['everything off', { action: 'adjust-price-percent', percent: -100 }],
    ['no collection', { action: 'add-collection' }],
    ['no tag', { action: 'add-tag', tag: '  ' }],
    ['U+0000', { action: 'add-tag', tag: 'a\u0000' }],
  ])('refuses %s', async (_, changes) => {
    const body = { key: randomUUID(), uuids, action: 'enable', ...changes };
    expect((await owner.post(`${adminPath}bulk/`, body)).status).toBe(422);
  });
});
