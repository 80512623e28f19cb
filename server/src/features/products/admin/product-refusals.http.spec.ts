import { randomUUID } from 'node:crypto';

import type { AdminProduct } from '@selvedge/shared/products/admin/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { formOf, waveTee } from './product-admin.testing.js';

const adminPath = '/omnis/v3/dashboard/products/';

describe('validation of product requests', () => {
  let app: TestApp;
  let owner: SignedIn;
  let opened: AdminProduct;

  beforeAll(async () => {
    app = await startApp();
    owner = await app.signInOwner(await app.openStore());
    const { status, body } = await owner.post(`${adminPath}from-design/`, waveTee);
    expect(status).toBe(201);
    opened = body;
  });
  afterAll(() => app.close());

  it.each([
    ['no version', { version: undefined }, 'version'],
    ['a sale price above the price', { salePrice: 9900 }, 'salePrice'],
    [
      'a colour without pictures',
      { colours: [{ name: 'Navy', hex: '#1f2c47', sizes: [], images: [] }] },
      'colours.0.sizes',
    ],
    [
      'an external image',
      {
        colours: [
          {
            name: 'Navy',
            hex: '#1f2c47',
            sizes: [{ name: 'S', sku: 'S', available: true }],
            images: [{ id: '1', original: 'https://evil.example/x.png', altText: '' }],
          },
        ],
      },
      'colours.0.images.0.original',
    ],
    [
      'an image path with dots',
      {
        colours: [
          {
            name: 'Navy',
            hex: '#1f2c47',
            sizes: [{ name: 'S', sku: 'S', available: true }],
            images: [{ id: '1', original: '/images/../x', altText: '' }],
          },
        ],
      },
      'colours.0.images.0.original',
    ],
    ['an address with blanks', { urlName: 'a b' }, 'urlName'],
    ['tags that are not a list', { tags: 'sea' }, 'tags'],
    ['a description of megabytes', { description: 'x'.repeat(10_001) }, 'description'],
    ['an unknown cross-sell product', { crossSellProducts: [randomUUID()] }, 'crossSellProducts'],
    [
      'an unknown bundle part',
      { bundleItems: [{ product: randomUUID(), quantity: 1 }] },
      'bundleItems',
    ],
    ['a default colour it does not have', { defaultColour: 'Coral' }, 'defaultColour'],
  ])('refuses %s', async (_, changes, field) => {
    const body = { ...formOf(opened), ...changes };
    const answer = await owner.send('put', `${adminPath}${opened.product.uuid}/`, { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
    expect((await owner.get(`${adminPath}${opened.product.uuid}/`)).body.version).toBe(1);
  });

  it('NFR-008 refuses changes without a CSRF token', async () => {
    const answer = await owner.send('post', `${adminPath}from-design/`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(waveTee),
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'CsrfTokenInvalid']);
  });

  it('refuses invalid and oversized bodies', async () => {
    const headers = { 'x-xsrf-token': owner.cookie('XSRF-TOKEN') ?? '' };
    const send = (type: string, body: string) =>
      owner.send('post', adminPath, { headers: { ...headers, 'content-type': type }, body });
    expect((await send('application/json', '{')).status).toBe(400);
    expect((await send('text/csv', 'name')).status).toBe(422);
    expect((await send('text/plain', 'name')).status).toBe(415);
    expect((await send('application/json', `"${'x'.repeat(1_100_000)}"`)).status).toBe(413);
  });
});
