import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import {
  address,
  addTees,
  checkoutOrders,
  openTeeShop,
  orderRequest,
} from '../checkout/checkout.testing.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';

const path = '/omnis/v3/dashboard/settings/';
const quote = '/omnis/v3/checkout/quote/';

describe('delivery settings of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  async function put(changes: object): Promise<Answer> {
    const { position, settings } = (await owner.get(path)).body;
    return owner.send('put', path, { body: { position, ...settings, ...changes } });
  }

  it('are saved by the owner and change what shoppers pay', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const priceTo = async (country: string) =>
      (await visitor.post(quote, { country })).body.shipping;
    expect([await priceTo('GB'), await priceTo('US')]).toEqual([395, 1295]);

    const { status } = await put({ country: 'US', shipping: { GB: 0, EU: 500, ROW: 990 } });
    expect(status).toBe(200);
    expect([await priceTo('GB'), await priceTo('US')]).toEqual([990, 0]);
    const product = screenIn(await visitor.get('/product/wave-tee/', asPage), 'product');
    // No country is near to the United States.
    expect([product.home, product.delivery]).toEqual(['US', { home: 0, near: null, far: 990 }]);
  });

  it('PAY-022 add a price for each item after the first', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop, 3);
    await put({ shippingPerItem: { GB: 100, EU: 200, ROW: 300 } });
    const priceTo = async (country: string) =>
      (await visitor.post(quote, { country })).body.shipping;
    expect([await priceTo('GB'), await priceTo('DE'), await priceTo('US')]).toEqual([
      ...[395 + 2 * 100, 895 + 2 * 200, 1295 + 2 * 300],
    ]);
    const basket = screenIn(await visitor.get('/basket/', asPage), 'basket');
    expect(basket.delivery.price).toBe(595);
    const { status } = await visitor.post(checkoutOrders, orderRequest({ expectedTotal: 7795 }));
    expect(status).toBe(201);
  });

  it('limit the countries that orders can be delivered to', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    await put({ deliversTo: ['GB', 'IE'] });
    const checkout = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    expect(checkout.countries.map(({ code }) => code)).toEqual(['GB', 'IE']);
    const product = screenIn(await visitor.get('/product/wave-tee/', asPage), 'product');
    expect(product.delivery).toEqual({ home: 395, near: 895, far: null });

    const refused = await visitor.post(quote, { country: 'DE' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { country: ['We do not deliver to Germany'] },
    ]);
    const shippingAddress = { ...address, country: 'DE', postcode: '10115' };
    const order = await visitor.post(checkoutOrders, orderRequest({ shippingAddress }));
    expect([order.status, order.body.errors]).toEqual([
      422,
      { 'shippingAddress.country': ['We do not deliver to Germany'] },
    ]);
    // The bill may go to another country.
    const billed = orderRequest({ billingAddress: shippingAddress });
    expect((await visitor.post(checkoutOrders, billed)).status).toBe(201);

    await put({ deliversTo: null });
    expect((await visitor.post(quote, { country: 'DE' })).status).toBe(200);
  });

  it('choose a destination if the shop does not deliver to its own country', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    await put({ deliversTo: ['US'] });
    const checkout = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    expect([checkout.country, checkout.totals.shipping]).toEqual(['US', 1295]);
  });

  it('stay unchanged if the form omits them', async () => {
    await put({ country: 'SE', shipping: { GB: 1, EU: 2, ROW: 3 } });
    const { body } = await put({ country: undefined, shipping: undefined, name: 'Weft' });
    expect(body.settings).toMatchObject({
      ...{ name: 'Weft', country: 'SE', shipping: { GB: 1, EU: 2, ROW: 3 } },
    });
  });

  it.each([
    ['an unknown country', { country: 'XX' }, 'country'],
    ['less than nothing', { shipping: { GB: -1, EU: 0, ROW: 0 } }, 'shipping.GB'],
    ['a fraction of a penny', { shipping: { GB: 0, EU: 0.5, ROW: 0 } }, 'shipping.EU'],
    ['an unknown destination', { deliversTo: ['XX'] }, 'deliversTo'],
    ['no destination', { deliversTo: [] }, 'deliversTo'],
    ['a negative price', { shippingPerItem: { GB: 0, EU: 0, ROW: -1 } }, 'shippingPerItem.ROW'],
    ['more than anybody pays', { shipping: { GB: 0, EU: 0, ROW: 1_000_001 } }, 'shipping.ROW'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const { status, body } = await put(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
