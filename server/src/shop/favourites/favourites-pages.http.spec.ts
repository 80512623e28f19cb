import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { asPage, payloadIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { apart, offerPair } from '../catalogue/catalogue.testing.js';

const someKey = '0123456789abcdef0123456789abcdef';

describe('RTE-016 favourites page', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let pair: Product;
  let shopper: Browser;

  const post = (path: string, fields: Readonly<Record<string, string>>, browser = shopper) =>
    browser.send('post', path, {
      body: new URLSearchParams(fields).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        referer: `http://${browser.host}/collection/summer/?page=2`,
        'sec-fetch-site': 'same-origin',
      },
    });
  const screen = async () => screenIn(await shopper.get('/favourites/', asPage), 'favourites');

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ favouritesEnabled: true });
    tee = await offer(app, shop);
    pair = await offerPair(app, shop, tee);
    await offer(app, shop, apart('other-tee', 2));
  });
  afterAll(() => app.close());
  beforeEach(() => {
    shopper = app.visitor(shop.code);
  });

  it('BSK-005 is empty at first, with suggestions', async () => {
    const { lines, suggestions } = await screen();
    expect([lines, suggestions.length]).toEqual([[], 3]);
  });

  it('BSK-007 lists products added by their heart, which redirects back', async () => {
    const added = await post('/favourites/add/', { product: tee.uuid });
    expect([added.status, added.headers['location']]).toEqual([303, '/collection/summer/?page=2']);
    const page = await shopper.get('/favourites/', asPage);
    expect(page.text).toContain('Wave tee');
    expect(payloadIn(page).favourites).toEqual([tee.uuid]);
    const home = await shopper.get('/', asPage);
    expect(home.text).toContain('Remove from favourites: Wave tee');
    expect(home.headers['cache-control']).toBe('no-store');
    await post('/favourites/remove/', { product: tee.uuid });
    expect((await screen()).lines).toEqual([]);
  });

  it('offers available variants and moves one to the basket', async () => {
    await post('/favourites/add/', { product: tee.uuid });
    const [line] = (await screen()).lines;
    expect(line?.variants.map(({ size }) => size)).toEqual(['S', 'M', 'S', 'M']);
    const fields = { key: line?.key ?? '', variant: line?.variants[0]?.sku ?? '' };
    const moved = await post('/favourites/move/', fields);
    expect([moved.status, moved.headers['location']]).toEqual([303, '/favourites/?done=moved']);
    expect((await screen()).lines).toEqual([]);
    const { body } = await shopper.get('/omnis/v3/basket/main/list/');
    expect(body.items[0].options).toEqual({ Colour: 'Navy', Size: 'S' });
  });

  it('CAT-010 links a bundle to its options', async () => {
    await post('/favourites/add/', { product: pair.uuid });
    expect((await shopper.get('/favourites/', asPage)).text).toContain('Choose options');
  });

  it('BSK-010 shows a saved list and adds it only on request', async () => {
    await post('/favourites/add/', { product: tee.uuid });
    const br = shopper.cookie('favourites') ?? '';
    const other = app.visitor(shop.code);
    const page = await other.get(`/favourites/?br=${br}`, asPage);
    expect(screenIn(page, 'favourites').saved?.lines.map(({ name }) => name)).toEqual(['Wave tee']);
    expect(other.cookie('favourites')).toBeUndefined();
    const taken = await post('/favourites/recover/', { br }, other);
    expect(taken.headers['location']).toBe('/favourites/?done=recovered');
    expect((await other.get('/favourites/?br=x', asPage)).status).toBe(404);
  });

  it('BSK-011 mails the list', async () => {
    await post('/favourites/add/', { product: tee.uuid });
    const sent = await post('/favourites/email/', { email: 'ada@example.test' });
    expect(sent.headers['location']).toBe('/favourites/?done=sent');
    const refused = await post('/favourites/email/', { email: 'ada' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Please enter a valid email address');
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['/favourites/add/', {}],
    ['/favourites/add/', { product: randomUUID() }],
    ['/favourites/remove/', {}],
    ['/favourites/drop/', { key: 'x' }],
    ['/favourites/move/', { key: someKey }],
    ['/favourites/move/', { key: someKey, variant: 'NONE' }],
    ['/favourites/recover/', { br: 'x' }],
    ['/favourites/recover/', { br: someKey }],
    ['/favourites/email/', { email: 'ada@example.test' }],
  ])('shows why %s %j is refused', async (path, fields) => {
    const { status, text } = await post(path, fields);
    expect(status).toBe(422);
    expect(text).toContain('role="alert"');
  });

  it('ERR-015 sends our script a message', async () => {
    const { status, body } = await shopper.send('post', '/favourites/add/', {
      body: `product=${randomUUID()}`,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.detail).toBe('Oops... Looks like this product is no longer available');
  });

  it('is missing, like the hearts, in a shop without favourites', async () => {
    const plain = await app.openStore();
    await offer(app, plain);
    const visitor = app.visitor(plain.code);
    expect((await visitor.get('/favourites/', asPage)).status).toBe(404);
    expect((await visitor.get('/', asPage)).text).not.toContain('favourites/add');
  });
});
