import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import {
  addTees,
  checkoutOrders,
  orderRequest,
  saveTee,
} from '../../features/checkout/checkout.testing.js';
import { asPage, payloadIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { apart, introduceCreator, openCollection } from '../catalogue/catalogue.testing.js';

const currencyPlugin = { enabled: true, currency: 'GBP', currencies: 'GBP,USD,EUR' };

describe('the currency that a shopper chooses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  /** Opens a shop with one T-shirt at £24.00, home delivery at £3.95 and three currencies. */
  async function openForeignShop(changes: Partial<Store> = {}): Promise<Store> {
    const shop = await app.openStore({ currencyPlugin, ...changes });
    const { uuid } = await openCollection(app, shop);
    await saveTee(app, shop, { collections: [uuid], salePrice: 2_000 });
    await offer(app, shop, { ...apart('other-tee', 2), collections: [uuid] });
    return shop;
  }

  async function inDollars(shop: Store): Promise<Browser> {
    const visitor = app.visitor(shop.code);
    await visitor.form('/currency/', { currency: 'USD' });
    return visitor;
  }

  const orderIt = async (visitor: Browser, expected: object): Promise<PlacedOrder> =>
    (await visitor.post(checkoutOrders, orderRequest(expected))).body;

  it('LAY-024 PAY-015 PAY-018 is selected in the header and stored in the cookie `currency`', async () => {
    const shop = await openForeignShop();
    const visitor = app.visitor(shop.code);
    expect(payloadIn(await visitor.get('/', asPage)).frame.currencies).toMatchObject({
      shown: 'GBP',
      offered: [{ code: 'GBP' }, { code: 'USD', name: 'US Dollar', sign: 'US$' }, { code: 'EUR' }],
    });
    const answer = await visitor.send('post', '/currency/', {
      body: 'currency=USD',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        referer: `http://${visitor.host}/collection/summer/?page=1`,
      },
    });
    expect([answer.status, answer.headers['location'], visitor.cookie('currency')]).toEqual([
      303,
      '/collection/summer/?page=1',
      'USD',
    ]);
    const page = await visitor.get('/', asPage);
    expect(payloadIn(page).frame.currencies?.shown).toBe('USD');
    expect(page.text).toContain('US$40.00');
  });

  it.each([{ currency: 'SEK' }, { currency: 'XXX' }, {}])(
    'PAY-017 is refused if the shop does not list it: %j',
    async (fields) => {
      const shop = await openForeignShop();
      const visitor = app.visitor(shop.code);
      const { status } = await visitor.form('/currency/', fields);
      expect([status, visitor.cookie('currency')]).toEqual([422, undefined]);
    },
  );

  it('PAY-016 PAY-017 A-61 is ignored in a cookie if it is not listed or the plugin is off', async () => {
    const [one, plain] = [
      await openForeignShop(),
      await openForeignShop({
        currencyPlugin: { ...currencyPlugin, enabled: false },
      }),
    ];
    for (const [shop, chosen] of [
      [one, 'SEK'],
      [plain, 'USD'],
    ] as const) {
      const visitor = app.visitor(shop.code);
      visitor.setCookie('currency', chosen);
      const page = await visitor.get('/', asPage);
      expect(screenIn(page, 'home').products[0]).toMatchObject({ price: 2_400, currency: 'GBP' });
    }
    const page = await app.visitor(plain.code).get('/', asPage);
    expect(payloadIn(page).frame.currencies).toBeNull();
  });

  it('LAY-024 cannot be selected in a closed shop', async () => {
    const shop = await openForeignShop({ passwordProtected: true });
    const { status, headers } = await app
      .visitor(shop.code)
      .form('/currency/', { currency: 'USD' });
    expect([status, headers['location']]).toEqual([303, '/login/']);
  });

  it('PAY-013 PAY-020 applies to all prices, in pages and in JSON responses', async () => {
    const shop = await openForeignShop({ favouritesEnabled: true });
    const visitor = await inDollars(shop);
    const tee = { price: 4_800, salePrice: 4_000, currency: 'USD' };
    const home = screenIn(await visitor.get('/', asPage), 'home');
    expect(home.products[0]).toMatchObject(tee);
    const page = screenIn(await visitor.get('/product/wave-tee/', asPage), 'product');
    expect([page.product, page.delivery, page.related[0]?.currency]).toEqual([
      expect.objectContaining(tee),
      { home: 790, near: 1790, far: 2590 },
      'USD',
    ]);
    const { listing } = screenIn(await visitor.get('/collection/summer/', asPage), 'collection');
    expect(listing).toMatchObject({
      products: [tee, {}],
      currencies: { own: 'GBP', shown: 'USD' },
    });
    const asState = { headers: { accept: 'application/json' } };
    for (const path of ['/collection/summer/', '/search/?q=wave']) {
      const { body } = await visitor.get(path, asState);
      expect(body).toMatchObject({ products: [tee, { currency: 'USD' }] });
    }
    const found = screenIn(await visitor.get('/search/?q=wave', asPage), 'search');
    expect(found.listing?.products[0]).toMatchObject(tee);
    await visitor.form('/favourites/add/', { product: page.product.uuid });
    const { lines } = screenIn(await visitor.get('/favourites/', asPage), 'favourites');
    expect(lines[0]).toMatchObject({ priceIncTax: 4_000, currency: 'USD', card: tee });
    const missing = screenIn(await visitor.get('/nowhere/', asPage), 'not-found');
    expect(missing.suggestions[0]).toMatchObject(tee);
    const nothing = screenIn(await visitor.get('/search/?q=zqzq', asPage), 'search');
    expect(nothing.suggestions[0]).toMatchObject(tee);
    const { suggestions } = screenIn(await visitor.get('/basket/', asPage), 'basket');
    expect(suggestions[0]).toMatchObject(tee);
    const { uuid: creator } = await introduceCreator(app, shop);
    await offer(app, shop, { ...apart('third-tee', 3), creator });
    const creatorScreen = screenIn(await visitor.get('/creator/ada-palm/', asPage), 'creator');
    expect(creatorScreen.listing.products[0]?.currency).toBe('USD');
  });

  it('PAY-020 stays fixed, with its rate, on a placed order', async () => {
    const shop = await openForeignShop();
    const visitor = await inDollars(shop);
    await addTees(visitor, shop);
    const { basket, totals } = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    expect([basket.subtotal, basket.currency, basket.items[0]?.priceIncTax]).toEqual([
      8_000,
      'USD',
      4_000,
    ]);
    expect(totals).toMatchObject({
      subtotal: 8_000,
      shipping: 790,
      total: 8_790,
      currency: 'USD',
    });
    const expected = { expectedTotal: 8_790, expectedCurrency: 'USD' };
    const { orderId, orderHash } = await orderIt(visitor, expected);
    await visitor.form('/currency/', { currency: 'EUR' });
    const receipt = await visitor.get(`/receipt/${orderHash}`, asPage);
    expect(screenIn(receipt, 'receipt').order).toMatchObject({ total: 8_790, currency: 'USD' });
    const events = await app.get(EventLog).readStream(shop.division, `order-${orderId}`);
    expect(events[0]?.event).toMatchObject({ type: 'OrderPlaced', exchangeRate: 2 });
  });

  it('PAY-019 PAY-020 never makes a product free: 49p in yen', async () => {
    const currencies = { ...currencyPlugin, currencies: 'GBP,JPY' };
    const shop = await app.openStore({ currencyPlugin: currencies, favouritesEnabled: true });
    await saveTee(app, shop, { price: 60, salePrice: 49 });
    const visitor = app.visitor(shop.code);
    visitor.setCookie('currency', 'JPY');
    const { product } = screenIn(await visitor.get('/product/wave-tee/', asPage), 'product');
    expect(product).toMatchObject({ price: 1, salePrice: 1, currency: 'JPY' });
    await addTees(visitor, shop, 100);
    const { body: basket } = await visitor.get('/omnis/v3/basket/main/list/');
    expect(basket).toMatchObject({ subtotal: 100, items: [{ priceIncTax: 1 }] });
    const { totals } = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    expect(totals).toMatchObject({ subtotal: 100, goodsTax: 17, shipping: 4, total: 104 });
    const { orderHash } = await orderIt(visitor, { expectedTotal: 104, expectedCurrency: 'JPY' });
    const { body: order } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
    expect(order).toMatchObject({ total: 104, items: [{ price: 1, lineTax: 17 }] });
  });

  it('PAY-020 makes an equal amount in another currency a changed total', async () => {
    const shop = await openForeignShop();
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const { totals } = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    await visitor.form('/currency/', { currency: 'EUR' });
    const expected = { expectedTotal: totals.total, expectedCurrency: totals.currency };
    const { status, body } = await visitor.post(checkoutOrders, orderRequest(expected));
    expect([status, body.current]).toMatchObject([409, { total: totals.total, currency: 'EUR' }]);
  });

  it('PAY-015 has its own cached pages', async () => {
    const shop = await openForeignShop();
    const outcome = async (currency: string) => {
      const visitor = app.visitor(shop.code);
      visitor.setCookie('currency', currency);
      return (await visitor.get('/product/wave-tee/', asPage)).headers['x-cache'];
    };
    const found = [];
    for (const currency of ['GBP', 'USD', 'GBP', 'USD', 'SEK']) found.push(await outcome(currency));
    expect(found).toEqual(['miss', 'miss', 'hit', 'hit', 'hit']);
  });
});
