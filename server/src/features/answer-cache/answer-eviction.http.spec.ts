import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { offer } from '../catalogue/offer.testing.js';
import {
  introduceCreator,
  openCollection,
  review,
} from '../../shop/catalogue/catalogue.testing.js';
import { placeOrder, saveTee } from '../checkout/checkout.testing.js';
import { CollectionsService } from '../collections/index.js';
import { saving } from '../storefront/cache/page-cache.testing.js';
import { callsOf, listOf, openCachedShop, paths, pathsOf } from './answer-cache.testing.js';

describe('answer eviction', () => {
  let app: TestApp;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    app = await startApp();
    calls = callsOf(app);
  });
  afterAll(() => app.close());

  describe('with all calls of two shops cached', () => {
    let large: Awaited<ReturnType<typeof openCachedShop>>;
    let other: Awaited<ReturnType<typeof openCachedShop>>;
    beforeAll(async () => {
      [large, other] = [await openCachedShop(app), await openCachedShop(app, { currency: 'EUR' })];
    });

    const outcomes = async ({ store }: { readonly store: Store }) => {
      const found: Record<string, unknown> = {};
      for (const path of pathsOf(store)) found[path] = await calls.outcome(store, path);
      return found;
    };
    const allHits = ({ store }: { readonly store: Store }) =>
      Object.fromEntries(pathsOf(store).map((path) => [path, 'hit']));

    /** Makes the change and returns the calls that were evicted by it. */
    async function missesAfter(change: () => Promise<unknown>): Promise<readonly string[]> {
      for (const shop of [large, other]) {
        await outcomes(shop);
        expect(await outcomes(shop)).toEqual(allHits(shop));
      }
      await change();
      const found = await outcomes(large);
      expect(await outcomes(other)).toEqual(allHits(other));
      return pathsOf(large.store).filter((path) => found[path] === 'miss');
    }

    const change = (name: string, changes: Partial<Product>) => async () => {
      large.products[name] = await offer(app, large.store, { ...large.products[name], ...changes });
    };
    const without = (...left: readonly string[]) =>
      pathsOf(large.store).filter((path) => !left.includes(path));

    it.each<Partial<Product>>([{ salePrice: 1_900 }, { name: 'A as in apple' }, { colours: [] }])(
      'evicts all answers with a product that changes to %j',
      async (changes) => {
        const { colours = [] } = large.products['a'] ?? {};
        const sold = colours.map((colour) => ({
          ...colour,
          sizes: colour.sizes.map((size) => ({ ...size, available: false })),
        }));
        const made = 'colours' in changes ? { colours: sold } : changes;
        expect(await missesAfter(change('a', made))).toEqual(pathsOf(large.store));
        const body = (await calls.get(large.store, paths.product)).body;
        if ('salePrice' in made) expect(body.salePrice).toBe(1_900);
        else if ('name' in made) expect(body.name).toBe('A as in apple');
        else
          expect(
            body.variants.every(
              ({ available }: Product['colours'][number]['sizes'][number]) => !available,
            ),
          ).toBe(true);
      },
    );

    it('keeps answers that do not contain the changed product', async () => {
      expect(await missesAfter(change('g', { name: 'Last' }))).toEqual(
        without(paths.product, paths.collection, paths.navy, paths.creator),
      );
    });

    it('CAT-028 removes a hidden product from all answers at once', async () => {
      await outcomes(large);
      await change('a', { enabled: false })();
      expect((await calls.get(large.store, paths.product)).status).toBe(404);
      for (const path of without(paths.product))
        expect((await calls.get(large.store, path)).text).not.toContain('"urlName":"a"');
      await change('a', { enabled: true })();
    });

    it('evicts the answers of a product on a new review', async () => {
      const uuid = large.products['a']?.uuid ?? '';
      expect(await missesAfter(() => review(app, large.store, { uuid }))).toEqual([
        paths.product,
        listOf(large.store),
      ]);
      expect((await calls.get(large.store, paths.product)).body.reviews.count).toBe(1);
    });

    it('evicts a changed collection and the answers that name it', async () => {
      const { store, summer: uuid } = large;
      const rename = () => openCollection(app, store, { uuid, name: 'June' });
      expect(await missesAfter(rename)).toEqual(without(paths.creator));
      expect((await calls.get(store, paths.product)).body.collections[0].name).toBe('June');
    });

    it('evicts the answers of a changed creator', async () => {
      const uuid = large.products['a']?.creator ?? '';
      const change = () => introduceCreator(app, large.store, { uuid, bio: 'Paints.' });
      expect(await missesAfter(change)).toEqual([paths.product, paths.creator, paths.search]);
    });

    it('evicts all answers of a store whose name or searches change', async () => {
      const { store } = large;
      expect(await missesAfter(() => calls.save(store, { name: 'Renamed' }))).toEqual(
        pathsOf(store),
      );
      expect((await calls.get(store, paths.product)).body.manufacturer.name).toBe('Renamed');
    });

    it('caches each shop in its own currency, regardless of a cookie', async () => {
      const visitor = app.visitor(large.store.code);
      visitor.setCookie('currency', 'USD');
      const own = await calls.get(large.store, paths.product);
      expect((await visitor.get(paths.product)).text).toBe(own.text);
      expect((await calls.get(other.store, paths.product)).body.uuid).toBe(
        other.products['a']?.uuid,
      );
      expect(own.body.uuid).toBe(large.products['a']?.uuid);
    });

    it('does not answer from the cache for a store on another store’s host', async () => {
      const path = listOf(large.store);
      await outcomes(large);
      const { headers } = await calls.get(other.store, path);
      expect(headers['x-cache']).not.toBe('hit');
    });
  });

  it('evicts a removed collection', async () => {
    const { store, summer } = await openCachedShop(app);
    await calls.get(store, paths.collection);
    await app.get(CollectionsService).remove({ ...saving, division: store.division }, summer);
    expect((await calls.get(store, paths.collection)).status).toBe(404);
  });

  it('evicts answers with an order count once the order is counted, in every process', async () => {
    const { store } = await openCachedShop(app);
    await saveTee(app, store);
    const second = await startOwnApp();
    try {
      const count = async (on: TestApp) =>
        (await on.visitor(store.code).get('/omnis/v3/product/wave-tee/')).body.orders;
      for (const on of [app, second]) await until(async () => (await count(on)) === 0);
      await placeOrder(app.visitor(store.code), store);
      for (const on of [app, second]) await until(async () => (await count(on)) === 1);
      await saveTee(app, store, { name: 'Tide tee' });
      const there = () => second.visitor(store.code).get('/omnis/v3/product/wave-tee/');
      await until(async () => (await there()).body.name === 'Tide tee');
    } finally {
      await second.close();
    }
  });
});
