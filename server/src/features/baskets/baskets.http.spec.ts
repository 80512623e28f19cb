import { randomUUID } from 'node:crypto';

import { itemKey } from '@selvedge/shared/catalogue/bundles/item-key';
import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import {
  add,
  bulkAdd,
  list,
  openEuroShop,
  remove,
  someKey,
  unavailable,
  update,
  itemInput,
} from './baskets.testing.js';

/** Discounts of a basket in a store that has none. */
const none = {
  discount: 0,
  rows: [],
  isFreeDelivery: false,
  untilFreeDelivery: null,
  coupon: null,
};

describe('the basket of a shopper', () => {
  let app: TestApp;
  let shop: Store;
  let neighbour: Store;
  let tee: Product;
  let shopper: Browser;
  const item = (changes: object = {}): object => itemInput(tee, changes);
  const keyOf = (colour: string, size: string): string =>
    itemKey({ productUuid: tee.uuid, colour, size, bundleOptions: {} });

  beforeAll(async () => {
    app = await startApp();
    shop = await openEuroShop(app);
    neighbour = await app.openStore();
    tee = await offer(app, shop, { currency: 'EUR' });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    shopper = app.visitor(shop.code);
  });

  it('API-022 is empty at first, without a cookie', async () => {
    const { status, body } = await shopper.get(list);
    expect(status).toBe(200);
    expect(body).toEqual({ items: [], quantity: 0, subtotal: 0, currency: 'EUR', discounts: none });
    expect(shopper.cookie('basket')).toBeUndefined();
  });

  it('API-018 BSK-008 adds several items at once', async () => {
    const { status, body } = await shopper.post(bulkAdd, {
      items: [
        { variantId: 'TEE-WAVE-NVY-M', quantity: 2 },
        { productId: tee.uuid, productColor: 'White', productSize: 'M' },
      ],
      name: 'main',
    });
    expect(status).toBe(200);
    expect(body.items.map(({ key }: { key: string }) => key)).toEqual([
      keyOf('Navy', 'M'),
      keyOf('White', 'M'),
    ]);
    expect(body).toMatchObject({ quantity: 3 });
    expect(body).not.toHaveProperty('message');
    expect((await shopper.get(list)).body).toEqual(body);
  });

  it('API-018 skips unavailable items and names them', async () => {
    const { status, body } = await shopper.post(bulkAdd, {
      items: [
        { variantId: 'TEE-WAVE-NVY-L' },
        { variantId: 'TEE-WAVE-NVY-M' },
        { variantId: 'NO-SUCH' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      quantity: 1,
      message: `${unavailable}: ${tee.name}, a product that is not sold here`,
    });
  });

  it('API-015 BSK-003 adds an item and sets the cookie with the first one', async () => {
    const answer = await shopper.post(add, item({ quantity: 2 }));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      items: [
        {
          key: keyOf('Navy', 'M'),
          quantity: 2,
          name: tee.name,
          priceIncTax: 2400,
          currency: 'EUR',
          image: '/images/mockups/t-shirt/front/1f2c47/rolling-waves',
          options: { Colour: 'Navy', Size: 'M' },
          productUuid: tee.uuid,
          productUrl: '/product/wave-tee/',
          pieces: [],
          available: true,
        },
      ],
      quantity: 2,
      subtotal: 4800,
      currency: 'EUR',
      discounts: none,
    });
    const cookie = [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((one) => one.startsWith('basket='));
    expect(cookie).toMatch(
      /^basket=[0-9a-f]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await shopper.get(list)).body).toEqual(answer.body);
    expect((await shopper.post(add, item())).headers['set-cookie']).toBeUndefined();
  });

  it('API-023 is included in the core data of the store', async () => {
    const { body } = await shopper.post(add, item());
    const coreData = await shopper.get('/omnis/v3/frontend/getStoreCoreData/json/');
    expect(coreData.body.state.subdomain.cart.items).toEqual(body.items);
  });

  it('BSK-015 raises the quantity when the same choice is added again under another name', async () => {
    await shopper.post(add, item());
    await shopper.post(add, { item: { variantId: 'TEE-WAVE-NVY-M' } });
    await shopper.post(add, item({ productId: String(tee.id), quantity: '3' }));
    const byUrl = { productId: undefined, productUrl: `/product/${tee.urlName}/` };
    const { body } = await shopper.post(add, item(byUrl));
    expect(body.items).toHaveLength(1);
    expect(body.quantity).toBe(6);
    // The id that product calls return.
    expect((await shopper.post(add, item({ productId: tee.id }))).body.quantity).toBe(7);
    const other = await shopper.post(add, item({ productColor: 'White' }));
    expect(other.body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([7, 1]);
  });

  it('BSK-006 keeps different choices of one bundle apart', async () => {
    await shopper.post(add, item({ bundleOptions: { Mug: 'Blue', Lid: 'Cork' } }));
    await shopper.post(add, item({ bundleOptions: { Lid: 'Cork', Mug: 'Blue' } }));
    const { body } = await shopper.post(add, item({ bundleOptions: { Mug: 'Red', Lid: 'Cork' } }));
    expect(body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1]);
  });

  it('API-017 A-45 changes quantities in both request shapes, and BSK-017 removes at 0', async () => {
    await shopper.post(add, item());
    const key = keyOf('Navy', 'M');
    expect((await shopper.post(update, { key, quantity: 7 })).body.quantity).toBe(7);
    expect((await shopper.post(update, { item: { key, quantity: 4 } })).body.quantity).toBe(4);
    expect((await shopper.post(update, { key, quantity: '5', item: null })).body.quantity).toBe(5);
    const emptied = await shopper.post(update, { key, quantity: 0 });
    expect(emptied.status).toBe(200);
    expect(emptied.body.items).toEqual([]);
  });

  it('API-016 removes an item, also one that is already gone', async () => {
    await shopper.post(add, item());
    await shopper.post(add, item({ productColor: 'White' }));
    const { body } = await shopper.post(remove, { key: keyOf('Navy', 'M'), name: 'main' });
    expect(body.items).toHaveLength(1);
    expect((await shopper.post(remove, { key: keyOf('Navy', 'M') })).body).toEqual(body);
  });

  it('has nothing to remove or change for a visitor without basket', async () => {
    expect((await shopper.post(remove, { key: someKey })).body.items).toEqual([]);
    expect((await shopper.post(update, { key: someKey, quantity: 0 })).body.items).toEqual([]);
    const changed = await shopper.post(update, { key: someKey, quantity: 1 });
    expect(changed.status).toBe(404);
    expect(changed.body.message).toBe('This item is no longer in your basket');
    expect(shopper.cookie('basket')).toBeUndefined();
  });

  it("shows today's price and what can no longer be bought, and lets that be removed", async () => {
    const fleeting = await offer(app, shop, { urlName: `fleeting-${randomUUID()}` });
    const { body } = await shopper.post(add, item({ productId: fleeting.uuid, quantity: 2 }));
    const now = { uuid: fleeting.uuid, urlName: fleeting.urlName };
    await offer(app, shop, { ...now, salePrice: 1000 });
    expect((await shopper.get(list)).body.subtotal).toBe(2000);
    await offer(app, shop, { ...now, enabled: false });
    const unavailableList = await shopper.get(list);
    expect(unavailableList.body).toMatchObject({
      quantity: 2,
      subtotal: 0,
      items: [{ available: false }],
    });
    const removed = await shopper.post(remove, { key: body.items[0].key });
    expect(removed.body.items).toEqual([]);
  });

  describe('in another store', () => {
    it('STO-001 is never read or changed with the id of this store', async () => {
      await shopper.post(add, item());
      const stranger = app.visitor(neighbour.code);
      stranger.setCookie('basket', shopper.cookie('basket') ?? '');
      expect((await stranger.get(list)).body.items).toEqual([]);
      const key = keyOf('Navy', 'M');
      expect((await stranger.post(update, { key, quantity: 9 })).status).toBe(404);
      expect((await stranger.post(remove, { key })).body.items).toEqual([]);
      expect((await shopper.get(list)).body.quantity).toBe(1);
    });

    it('STO-001 does not accept products of this store', async () => {
      const theirs = await offer(app, neighbour, { urlName: 'theirs' });
      for (const productId of [theirs.uuid, String(theirs.id)]) {
        const { status, body } = await shopper.post(add, item({ productId }));
        expect(status).toBe(400);
        expect(body.message).toBe(unavailable);
      }
    });
  });

  it('does not exist on a host without shop', async () => {
    expect((await app.call('atlas', list)).status).toBe(404);
  });

  it.each(['nonsense', 'g'.repeat(32), someKey.toUpperCase(), `${someKey}0`])(
    'ignores the cookie %p and sets a new one',
    async (cookie) => {
      shopper.setCookie('basket', cookie);
      expect((await shopper.get(list)).body.items).toEqual([]);
      await shopper.post(add, item());
      expect(shopper.cookie('basket')).toMatch(/^[0-9a-f]{32}$/);
      expect(shopper.cookie('basket')).not.toBe(cookie);
    },
  );
});
