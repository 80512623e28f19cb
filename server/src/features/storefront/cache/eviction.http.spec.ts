import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { CollectionsService } from '../../collections/index.js';
import { offer } from '../../catalogue/offer.testing.js';
import { openTeeShop } from '../../checkout/checkout.testing.js';
import { PagesService } from '../../pages/index.js';
import { StoresService } from '../../stores/index.js';
import { asPage, screenIn } from '../storefront.testing.js';
import {
  apart,
  introduceCreator,
  openCollection,
  review,
} from '../../../shop/catalogue/catalogue.testing.js';
import { openLargeShop, paths, saving } from './page-cache.testing.js';

describe('page cache eviction', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const page = (store: Store, path: string) => app.visitor(store.code).get(path, asPage);
  const outcome = async (store: Store, path: string) =>
    (await page(store, path)).headers['x-cache'];
  const saveStore = (store: Store, changes: Partial<Store>) =>
    app.get(StoresService).save(saving, { ...store, ...changes });

  it('serves an unchanged page from the cache, byte for byte', async () => {
    const shop = await openTeeShop(app);
    const [first, second] = [await page(shop, '/'), await page(shop, '/')];
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.text).toBe(first.text);
    const cachedHeaders = [
      'content-type',
      'content-security-policy',
      'etag',
      'vary',
      'cache-control',
    ];
    for (const name of cachedHeaders) expect(second.headers[name]).toBe(first.headers[name]);
    expect(second.headers['x-content-type-options']).toBe('nosniff');
    // Cookies belong to each response, never to the cached page.
    const cookies = [first, second].map(({ headers }) => [headers['set-cookie']].flat());
    const sessions = cookies.map(([, session]) => session);
    expect(cookies[1]?.[0]).toMatch(/^geo-country=GB;/);
    expect(sessions).toEqual([
      expect.stringMatching(/^selvedge-session=v\./),
      expect.stringMatching(/^selvedge-session=v\./),
    ]);
    expect(sessions[0]).not.toBe(sessions[1]);
    // A visitor with a session cookie gets the same page from the cache.
    const visitor = app.visitor(shop.code);
    for (const times of [1, 2]) {
      const { headers, text } = await visitor.get('/', asPage);
      expect([times, headers['x-cache'], text]).toEqual([times, 'hit', first.text]);
    }
  });

  describe('with 38 cached pages of two shops', () => {
    let large: Awaited<ReturnType<typeof openLargeShop>>;
    let other: Awaited<ReturnType<typeof openLargeShop>>;
    beforeAll(async () => {
      [large, other] = [await openLargeShop(app), await openLargeShop(app)];
    });

    const outcomes = async ({ store }: { readonly store: Store }) => {
      const found: Record<string, unknown> = {};
      for (const path of paths) found[path] = await outcome(store, path);
      return found;
    };
    const allHits = Object.fromEntries(paths.map((path) => [path, 'hit']));

    /** Makes the change and returns the paths that were rendered again. */
    async function missesAfter(change: () => Promise<unknown>): Promise<readonly string[]> {
      for (const shop of [large, other]) {
        await outcomes(shop);
        expect(await outcomes(shop)).toEqual(allHits);
      }
      await change();
      const found = await outcomes(large);
      expect(await outcomes(other)).toEqual(allHits);
      return paths.filter((path) => found[path] === 'miss');
    }

    const change = (name: string, changes: Partial<Product>) => async () => {
      const product = { ...large.products[name], ...changes };
      large.products[name] = await offer(app, large.store, product);
    };

    it('renders a product again wherever it is shown', async () => {
      expect(await missesAfter(change('a', { name: 'A as in apple' }))).toEqual([
        '/',
        '/collection/summer/',
        '/collection/summer/?sort=price-asc',
        '/collection/summer/?colour=Navy',
        '/creator/ada-palm/',
        '/product/a/',
        '/product/a/navy',
        '/product/b/',
        '/product/e/',
        '/product/f/',
        '/product/g/',
        '/sitemap/',
        '/sitemap.xml',
        '/about/',
      ]);
      expect(screenIn(await page(large.store, '/'), 'home').products[0]?.name).toBe(
        'A as in apple',
      );
    });

    it('renders a price again wherever it is shown', async () => {
      expect(await missesAfter(change('c', { salePrice: 1_900 }))).toEqual([
        '/',
        '/collection/winter/',
        '/collection/winter/?sort=new-in',
        '/product/a/',
        '/product/a/navy',
        '/product/b/',
        '/product/c/',
        '/product/d/',
        '/product/f/',
        '/product/g/',
        '/sitemap/',
        '/sitemap.xml',
      ]);
    });

    it('renders both collections and the neighbours of a moved product again', async () => {
      const { summer, winter } = large;
      expect(await missesAfter(change('d', { collections: [summer] }))).toEqual(
        paths.filter((path) => path !== '/creator/ada-palm/' && path !== '/privacy-policy/'),
      );
      await change('d', { collections: [winter] })();
    });

    it('renders nothing again for a product that is not shown', async () => {
      const hidden = { ...apart('h', 8), enabled: false };
      expect(
        await missesAfter(async () => {
          const { uuid } = await offer(app, large.store, hidden);
          await offer(app, large.store, { ...hidden, uuid, name: 'Later' });
        }),
      ).toEqual([]);
    });

    it('renders a collection again, with the pages that name it', async () => {
      const { store, summer: uuid } = large;
      expect(await missesAfter(() => openCollection(app, store, { uuid, name: 'June' }))).toEqual([
        '/',
        '/collection/summer/',
        '/collection/summer/?sort=price-asc',
        '/collection/summer/?colour=Navy',
        '/product/a/',
        '/product/a/navy',
        '/product/b/',
        '/sitemap/',
        '/sitemap.xml',
        '/about/',
      ]);
    });

    it('renders a creator again, and the site map', async () => {
      const uuid = large.products['a']?.creator ?? '';
      const found = await missesAfter(() => introduceCreator(app, large.store, { uuid, bio: '' }));
      expect(found.join(' ')).toBe(
        '/creator/ada-palm/ /product/a/ /product/a/navy /sitemap/ /sitemap.xml',
      );
    });

    it('renders an owner-made page again when it is published, but not for a draft', async () => {
      const { store, about: id } = large;
      const pages = app.get(PagesService);
      const context = { ...saving, division: store.division };
      const draft = { fields: { properties: { title: { value: 'About' } } } };
      expect(await missesAfter(() => pages.change(context, id, { draft, isDraft: true }))).toEqual(
        [],
      );
      expect(await missesAfter(() => pages.publish(context, id))).toEqual([
        '/sitemap/',
        '/sitemap.xml',
        '/about/',
      ]);
    });

    it('renders the page of a reviewed product again', async () => {
      const { store, products } = large;
      const uuid = products['b']?.uuid ?? '';
      expect(await missesAfter(() => review(app, store, { uuid }))).toEqual(['/product/b/']);
    });

    it.each<Partial<Store>>([
      { mainMenu: [{ text: 'About', href: '/about/' }] },
      { theme: 'nordic' },
      { themeValues: { 'primary.color': '#123456' } },
      { sitewideBanner: { enabled: true, text: 'Free returns', href: '' } },
    ])('LAY-029 THM-001 renders all pages of the shop again for %j', async (changes) => {
      expect(await missesAfter(() => saveStore(large.store, changes))).toEqual(paths);
    });

    it('GRD-005 caches no page of a shop that is not open yet', async () => {
      const comingSoon = { enabled: true, opensAt: null, heading: 'Soon' };
      expect(await missesAfter(() => saveStore(large.store, { comingSoon }))).toEqual([]);
      for (const path of paths) {
        const { status, headers } = await page(large.store, path);
        expect([status, headers['location'], headers['x-cache']]).toEqual([
          303,
          '/countdown/',
          'bypass',
        ]);
      }
      await saveStore(large.store, {});
      expect(await outcome(large.store, '/')).toBe('miss');
    });
  });

  it('no longer serves a removed collection', async () => {
    const shop = await openTeeShop(app);
    const { uuid } = await openCollection(app, shop);
    await page(shop, '/collection/summer/');
    const context = { ...saving, division: shop.division };
    await app.get(CollectionsService).remove(context, uuid);
    expect((await page(shop, '/collection/summer/')).status).toBe(404);
  });
});
