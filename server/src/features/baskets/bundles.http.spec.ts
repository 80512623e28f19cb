import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import { checkoutOrders, orderRequest } from '../checkout/checkout.testing.js';
import { colour } from '../products/product.testing.js';

const add = '/omnis/v3/frontend/product/addItemToCart/';
const list = '/omnis/v3/basket/main/list/';

describe('a bundle in the basket', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let pair: Product;
  let keys: readonly [string, string];

  const offerPair = (urlName: string, part: Product, quantity = 2) =>
    offer(app, shop, {
      uuid: randomUUID(),
      urlName,
      name: 'Pair',
      isBundle: true,
      bundleItems: [{ product: part.uuid, quantity }],
      defaultColour: 'As shown',
      colours: [
        {
          ...colour('As shown', '#1f2c47', urlName),
          sizes: [{ name: 'One size', sku: urlName, available: true }],
        },
      ],
    });
  const put = (bundleOptions: object | undefined, browser = app.visitor(shop.code), of = pair) =>
    browser.post(add, { item: { variantId: of.urlName, bundleOptions } });

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    tee = await offer(app, shop);
    pair = await offerPair('pair', tee);
    keys = [`${tee.uuid}-1`, `${tee.uuid}-2`];
  });
  afterAll(() => app.close());

  it('CAT-010 BSK-006 shows the options of each piece', async () => {
    const shopper = app.visitor(shop.code);
    const options = { [keys[0]]: 'Navy · M', [keys[1]]: 'White · S' };
    const { status, body } = await put(options, shopper);
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      available: true,
      pieces: [
        { name: 'Wave tee', choice: 'Navy · M' },
        { name: 'Wave tee', choice: 'White · S' },
      ],
    });
    expect((await shopper.get(list)).body).toEqual(body);
  });

  it('ORD-007 stays one item in the order, with its pieces', async () => {
    const shopper = app.visitor(shop.code);
    const options = { [keys[0]]: 'Navy · M', [keys[1]]: 'White · S' };
    await put(options, shopper);
    const { body: placed } = await shopper.post(checkoutOrders, orderRequest());
    const staff = await app.signInStaff(['orders-view']);
    const { body } = await staff.get(`/omnis/v3/atlas/orders/${String(placed.orderId)}/`);
    expect(body.items).toMatchObject([
      {
        bundle: pair.uuid,
        pieces: [
          { name: 'Wave tee', choice: 'Navy · M' },
          { name: 'Wave tee', choice: 'White · S' },
        ],
      },
    ]);
  });

  it.each<[string, (keys: readonly [string, string]) => object | undefined, number]>([
    ['nothing of its pieces', () => undefined, 0],
    ['one of two pieces', ([first]) => ({ [first]: 'Navy · M' }), 1],
    ['a size that is sold out', ([a, b]) => ({ [a]: 'Navy · L', [b]: 'Navy · M' }), 0],
    ['a colour that there is not', ([a, b]) => ({ [a]: 'Navy · M', [b]: 'Plaid · M' }), 1],
    ['no size', ([a, b]) => ({ [a]: 'Navy', [b]: 'Navy · M' }), 0],
  ])('CAT-010 is refused with %s, by the field', async (_what, optionsOf, wrong) => {
    const { status, body } = await put(optionsOf(keys));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(`pieces.${keys[wrong] ?? ''}.size`);
  });

  it('CAT-010 is refused with a piece that it does not contain', async () => {
    const [first, second] = keys;
    const options = { [first]: 'Navy · M', [second]: 'Navy · M', [`${tee.uuid}-3`]: 'Navy · M' };
    expect((await put(options)).status).toBe(422);
  });

  it('CAT-010 is available only while all its parts are', async () => {
    const part = await offer(app, shop, { uuid: randomUUID(), urlName: 'part' });
    const bundle = await offerPair('fading', part);
    const shopper = app.visitor(shop.code);
    const options = { [`${part.uuid}-1`]: 'Navy · M', [`${part.uuid}-2`]: 'Navy · M' };
    expect((await put(options, shopper, bundle)).status).toBe(200);
    await offer(app, shop, { ...part, enabled: false });
    const { body } = await shopper.get(list);
    expect(body.items[0].available).toBe(false);
    const again = await put(options, app.visitor(shop.code), bundle);
    expect(again.body.detail).toBe('Oops... Looks like this product is no longer available');
  });
});
