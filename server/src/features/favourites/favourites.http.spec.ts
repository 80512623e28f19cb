import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { FavouritesAnswer } from '@selvedge/shared/favourites/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { until } from '../../platform/testing/until.js';
import { StoresService } from '../stores/index.js';
import { offer } from '../catalogue/offer.testing.js';
import {
  add,
  bulkAdd,
  email,
  like,
  list,
  name,
  recover,
  remove,
  someKey,
  update,
} from './favourites.testing.js';

const coreData = '/omnis/v3/frontend/getStoreCoreData/json/';
const parallel = 20;

describe('favourites of a shopper', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let hoodie: Product;
  let shopper: Browser;

  const likedBy = async (browser = shopper): Promise<FavouritesAnswer> =>
    (await browser.get(list)).body;
  const namesOf = ({ items }: FavouritesAnswer) => items.map((item) => item.name);
  /** Returns the list id in the link of the latest mail. */
  const mailed = async (to: string): Promise<string | undefined> => {
    const rows: { text: string; to: string }[] = await app
      .get(DataSource)
      .query('SELECT * FROM mail_outbox WHERE division_id = $1', [shop.division]);
    const row = rows.find((one) => JSON.stringify(one).includes(to));
    return /br=([0-9a-f]{32})/.exec(JSON.stringify(row ?? {}))?.[1];
  };

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ favouritesEnabled: true });
    tee = await offer(app, shop);
    hoodie = await offer(app, shop, {
      uuid: randomUUID(),
      name: 'Moon hoodie',
      urlName: 'moon-hoodie',
    });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    shopper = app.visitor(shop.code);
  });

  it('API-019 are empty at first, without a cookie', async () => {
    const { status, body } = await shopper.get(list);
    expect([status, body]).toEqual([200, { items: [] }]);
    expect(shopper.cookie('favourites')).toBeUndefined();
  });

  it('API-018 add several products at once, or none', async () => {
    const items = [{ productId: hoodie.uuid }, { productId: tee.uuid, productColor: 'White' }];
    const answer = await shopper.post(bulkAdd, { items, name });
    expect(answer.status).toBe(200);
    expect(namesOf(answer.body)).toEqual([hoodie.name, tee.name]);
    const oneMissing = [{ productId: tee.uuid, productColor: 'Navy' }, { productId: 'x' }];
    expect((await shopper.post(bulkAdd, { items: oneMissing, name })).status).toBe(400);
    expect(await likedBy()).toEqual(answer.body);
  });

  it('API-015 BSK-004 BSK-007 add a product, and set the cookie with the first one', async () => {
    const answer = await like(shopper, tee);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      items: [
        {
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
          productId: String(tee.id),
          productUuid: tee.uuid,
          productUrl: '/product/wave-tee/',
          options: { Colour: '', Size: '' },
          name: 'Wave tee',
          priceIncTax: 2400,
          currency: 'GBP',
          image: '/images/mockups/t-shirt/front/1f2c47/rolling-waves',
          available: true,
        },
      ],
    });
    expect(shopper.cookie('favourites')).toMatch(/^[0-9a-f]{32}$/);
    expect(await likedBy()).toEqual(answer.body);
    expect(shopper.cookie('basket')).toBeUndefined();
  });

  it('BSK-015 contain each choice once, and a variant besides its product', async () => {
    await like(shopper, tee);
    await like(shopper, tee);
    await shopper.post(add, { name, item: { variantId: 'TEE-WAVE-NVY-M' } });
    await shopper.post(add, { name, item: { productUrl: '/product/moon-hoodie/' } });
    const { items } = await likedBy();
    expect(items.map(({ options }) => options)).toEqual([
      { Colour: '', Size: '' },
      { Colour: 'Navy', Size: 'M' },
      { Colour: '', Size: '' },
    ]);
  });

  it('keep sold-out items and mark them as unavailable', async () => {
    await like(shopper, tee, { productColor: 'Navy', productSize: 'L' });
    expect((await likedBy()).items.map(({ available }) => available)).toEqual([false]);
  });

  it('API-016 API-017 BSK-017 can be removed', async () => {
    await like(shopper, tee);
    await like(shopper, hoodie);
    const [first, second] = (await likedBy()).items;
    const one = await shopper.post(update, { name, key: first?.key, quantity: 1 });
    expect(namesOf(one.body)).toEqual(['Wave tee', 'Moon hoodie']);
    const zero = await shopper.post(update, { name, key: first?.key, quantity: 0 });
    expect(namesOf(zero.body)).toEqual(['Moon hoodie']);
    const none = await shopper.post(remove, { name, key: second?.key });
    expect(none.body).toEqual({ items: [] });
    expect((await shopper.post(remove, { name, key: someKey })).status).toBe(200);
    expect((await app.visitor(shop.code).post(remove, { name, key: someKey })).body).toEqual({
      items: [],
    });
  });

  it('BSK-010 BSK-011 API-020 API-021 are sent by mail and restored by its link', async () => {
    await like(shopper, tee);
    await like(shopper, hoodie);
    const to = `${randomUUID()}@example.test`;
    const sent = await shopper.post(email, { email: to });
    expect([sent.status, sent.body.type]).toEqual([200, 'success']);
    await until(async () => (await mailed(to)) !== undefined);
    const br = await mailed(to);
    expect(br).not.toBe(shopper.cookie('favourites'));

    const other = app.visitor(shop.code);
    await like(other, hoodie);
    const recovered = await other.post(recover, { br });
    expect(namesOf(recovered.body)).toEqual(['Moon hoodie', 'Wave tee']);
    const fresh = app.visitor(shop.code);
    expect(namesOf((await fresh.post(recover, { br })).body)).toEqual(['Wave tee', 'Moon hoodie']);
    expect(fresh.cookie('favourites')).not.toBe(br);
    const otherStore = await app.openStore({ favouritesEnabled: true });
    expect((await app.visitor(otherStore.code).post(recover, { br })).status).toBe(404);
  });

  it('BSK-015 keep all of 20 products added concurrently, twice each', async () => {
    const products = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        offer(app, shop, { uuid: randomUUID(), urlName: `tee-${index}`, name: `Tee ${index}` }),
      ),
    );
    await like(shopper, tee);
    const answers = await Promise.all(
      [...products, ...products].map((product) => like(shopper, product)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { items } = await likedBy();
    expect(new Set(items.map(({ productUuid }) => productUuid)).size).toBe(parallel + 1);
    expect(items).toHaveLength(parallel + 1);
    const stream = `favourites-${shopper.cookie('favourites') ?? ''}`;
    const events = await app.get(EventLog).readStream(shop.division, stream);
    expect(events).toHaveLength(parallel + 1);
  });

  it('API-019 are read in one statement', async () => {
    await like(shopper, tee);
    const statements = await statementsOf(app, (headers) => shopper.get(list, { headers }));
    expect(statements).toHaveLength(1);
  });

  it('STO-010 API-023 are part of the store’s core data, for each visitor their own', async () => {
    const inCoreData = async (browser: Browser): Promise<unknown> => {
      const { body, headers } = await browser.get(coreData);
      expect(headers['cache-control']).toBe('no-store');
      return body.state.subdomain.favourites;
    };
    await like(shopper, tee);
    await like(shopper, hoodie, { productColor: 'Navy', productSize: 'M' });
    const liked = await likedBy();
    expect(liked.items).toHaveLength(2);
    expect(await inCoreData(shopper)).toEqual(liked);
    expect(await inCoreData(app.visitor(shop.code))).toEqual({ items: [] });
    await shopper.post(remove, { name, key: liked.items[0]?.key });
    expect(await inCoreData(shopper)).toEqual({ items: liked.items.slice(1) });
    const other = await app.openStore({ favouritesEnabled: true });
    const stranger = app.visitor(other.code);
    stranger.setCookie('favourites', shopper.cookie('favourites') ?? '');
    expect(await inCoreData(stranger)).toEqual({ items: [] });
  });

  it('are not in the core data of a shop that turned them off', async () => {
    const former = await app.openStore({ favouritesEnabled: true });
    const product = await offer(app, former);
    const visitor = app.visitor(former.code);
    await like(visitor, product);
    const context = { actor: 'system:test', correlationId: 'favourites-spec' };
    await app.get(StoresService).save(context, { ...former, favouritesEnabled: false });
    const { body } = await visitor.get(coreData);
    expect(body.state.subdomain.favourites).toEqual({ items: [] });
  });

  it('STO-030 belong to one store', async () => {
    await like(shopper, tee);
    const other = await app.openStore({ favouritesEnabled: true });
    const stranger = app.visitor(other.code);
    stranger.setCookie('favourites', shopper.cookie('favourites') ?? '');
    expect(await likedBy(stranger)).toEqual({ items: [] });
  });

  it('are unavailable in a shop without them', async () => {
    const plain = await app.openStore({ favouritesEnabled: false });
    const visitor = app.visitor(plain.code);
    expect((await visitor.get(list)).status).toBe(404);
    expect((await like(visitor, tee)).status).toBe(404);
    expect((await visitor.post(recover, { br: someKey })).status).toBe(404);
    expect((await visitor.post(email, { email: 'a@example.test' })).status).toBe(404);
  });
});
