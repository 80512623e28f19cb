import type { Store } from '@selvedge/shared/stores/contract';
import { DOMParser } from '@xmldom/xmldom';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { multiplyProducts } from '../../features/catalogue/many-products.testing.js';
import { openTeeShop } from '../../features/checkout/checkout.testing.js';
import {
  asPage,
  headIn,
  payloadIn,
  screenIn,
} from '../../features/storefront/storefront.testing.js';
import { apart, introduceCreator, openCollection } from '../catalogue/catalogue.testing.js';

describe('site pages of a shop', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    const creator = await introduceCreator(app, shop);
    const summer = await openCollection(app, shop);
    await openCollection(app, shop, { urlName: 'hidden', name: 'Hidden', enabled: false });
    await offer(app, shop, {
      ...apart('o-brien-tee', 2),
      name: "O'Brien & <Sons>",
      creator: creator.uuid,
      collections: [summer.uuid],
    });
    await offer(app, shop, { ...apart('off-sale', 3), enabled: false });
    await offer(app, shop, { ...apart('denied', 4), approvalStatus: -1 });
    const other = await openTeeShop(app);
    await offer(app, other, apart('of-another-shop', 5));
  });
  afterAll(() => app.close());

  const page = (path: string, host = shop.code) => app.visitor(host).get(path, asPage);
  const originOf = ({ code }: Store) => `http://${code}.localhost`;
  const addressesIn = (xml: string) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return [...document.getElementsByTagName('loc')].map((place) => place.textContent ?? '');
  };

  describe('the site map', () => {
    it('SEO-007 RTE-018 lists exactly what this shop shows', async () => {
      const answer = await page('/sitemap.xml');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
      const paths = addressesIn(answer.text).map((address) => {
        expect(address.startsWith(originOf(shop))).toBe(true);
        return address.slice(originOf(shop).length);
      });
      expect(paths).toEqual([
        '/',
        '/contact/',
        '/get-a-quote/',
        '/size-guide/',
        '/collection/summer/',
        '/creator/ada-palm/',
        '/sitemap/',
        '/terms-of-use/',
        '/terms-of-sale/',
        '/use-of-cookies-and-disclaimer/',
        '/privacy-policy/',
        '/product/o-brien-tee/',
        '/product/wave-tee/',
      ]);
    });

    it('RTE-018 is also available as a page', async () => {
      const answer = await page('/sitemap/');
      const { collections, products, creators } = screenIn(answer, 'sitemap');
      expect(collections).toEqual([{ name: 'Summer', urlName: 'summer' }]);
      expect(creators).toEqual([{ name: 'Ada Palm', urlName: 'ada-palm' }]);
      expect(products.map(({ urlName }) => urlName)).toEqual(['o-brien-tee', 'wave-tee']);
      expect(answer.text).toContain('O&#x27;Brien &amp; &lt;Sons&gt;');
    });

    it('shows five hundred products per page', async () => {
      const { division, code } = await openTeeShop(app);
      await multiplyProducts(app, division, 1_000);
      const second = screenIn(await page('/sitemap/?page=2', code), 'sitemap');
      expect(second).toMatchObject({ page: 2, pageCount: 3, collections: [], policies: [] });
      expect(second.products).toHaveLength(500);
      const first = await page('/sitemap/', code);
      expect(screenIn(first, 'sitemap').products).not.toContainEqual(second.products[0]);
      expect(first.text).toContain('href="/sitemap/?page=2" rel="next"');
      expect((await page('/sitemap/?page=4', code)).status).toBe(404);
      expect((await page('/sitemap/?page=x', code)).status).toBe(404);
    });

    it('CNT-007 splits a large shop into several files without losing an address', async () => {
      const { division, code } = await openTeeShop(app);
      await multiplyProducts(app, division, 10_000);
      const map = await page('/sitemap.xml', code);
      expect(map.text).toContain('<sitemapindex xmlns=');
      const files = addressesIn(map.text).map((address) => new URL(address));
      expect(files.map(({ pathname, search }) => pathname + search)).toEqual(
        [1, 2, 3].map((number) => `/sitemap.xml?page=${number}`),
      );
      const addresses = [];
      for (const { pathname, search } of files) {
        const { text } = await page(pathname + search, code);
        expect(text).toContain('<urlset xmlns=');
        const listed = addressesIn(text);
        expect(listed.length).toBeLessThanOrEqual(5_000);
        addresses.push(...listed);
      }
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.filter((address) => address.includes('/product/'))).toHaveLength(10_001);
      for (const none of ['4', '0', 'x', '1&page=2'])
        expect([none, (await page(`/sitemap.xml?page=${none}`, code)).status]).toEqual([none, 404]);
      expect((await page('/sitemap.xml', code)).text).toBe(map.text);
    });

    it('leaves out a creator without products', async () => {
      const empty = await openTeeShop(app);
      await introduceCreator(app, empty);
      expect(screenIn(await page('/sitemap/', empty.code), 'sitemap').creators).toEqual([]);
    });
  });

  describe('search engine rules', () => {
    it('robots.txt names the site map and disallows personal pages', async () => {
      const { status, headers, text } = await page('/robots.txt');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toContain(`Sitemap: ${originOf(shop)}/sitemap.xml`);
      expect(text).toContain('Disallow: /checkout/\n');
      expect(text).not.toContain('Disallow: /\n');
    });

    it.each<[string, Partial<Store>]>([
      ['private', { passwordProtected: true }],
      ['not open yet', { comingSoon: { enabled: true, opensAt: null, heading: 'Soon' } }],
    ])(
      'SEO-007 GRD-041 GRD-042 a shop that is %s disallows all crawlers',
      async (_state, changes) => {
        const closed = await app.openStore(changes);
        const { text } = await page('/robots.txt', closed.code);
        expect(text).toBe('User-agent: *\nDisallow: /\n');
        expect((await page('/sitemap.xml', closed.code)).status).toBe(303);
        const door = changes.passwordProtected === true ? '/login/' : '/countdown/';
        expect(headIn(await page(door, closed.code)).noindex).toBe(true);
      },
    );

    it.each(['', 'atlas', 'closed'])(
      'SEO-010 icons of the host %s are at the addresses that browsers request unasked',
      async (host) => {
        const closed = await app.openStore({ passwordProtected: true, name: 'Öl & Co' });
        const code = host === 'closed' ? closed.code : host;
        for (const [path, size] of [
          ['/favicon.ico', 48],
          ['/apple-touch-icon.png', 180],
        ] as const) {
          const icon = await app.visitor(code).get(path);
          expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
          expect(icon.headers['cache-control']).toContain('public, max-age=');
          expect(icon.headers['set-cookie']).toBeUndefined();
          // Width and height follow the signature and the header of the first chunk.
          const { body } = icon;
          expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([size, size]);
        }
      },
    );

    it('the atlas host disallows all crawlers', async () => {
      expect((await page('/robots.txt', 'atlas')).text).toBe('User-agent: *\nDisallow: /\n');
    });
  });

  describe('legal pages', () => {
    const policies = [
      ['RTE-028', '/terms-of-use/'],
      ['RTE-029', '/terms-of-sale/'],
      ['RTE-030', '/use-of-cookies-and-disclaimer/'],
      ['RTE-031', '/privacy-policy/'],
    ] as const;
    const paths = policies.map(([, path]) => path);

    it.each(policies)('%s include %s', async (_id, path) => {
      const answer = await page(path);
      expect(answer.status).toBe(200);
      expect(`/${screenIn(answer, 'policy').policy}/`).toBe(path);
      expect(answer.text).toContain(shop.name);
    });

    it('RTE-029 name the legal entity in the terms of sale as soon as the owner enters it', async () => {
      const owner = await app.signInOwner(shop);
      // Fetches the CSRF token.
      await owner.get('/omnis/v3/dashboard/secure/get/');
      expect(screenIn(await page('/terms-of-sale/'), 'policy').seller).toBeNull();
      for (const legalName of ['Warp Ltd', 'Weft Ltd']) {
        const details = { legalName, companyNumber: '01234567', vatNumber: '', charityNumber: '' };
        const path = '/omnis/v3/dashboard/business/details/';
        expect((await owner.send('put', path, { body: details })).status).toBe(200);
        const { text } = await page('/terms-of-sale/');
        expect(text).toContain(`trading name of ${legalName}, company number 01234567.`);
      }
      expect(screenIn(await page('/privacy-policy/'), 'policy').seller).toBeNull();
    });

    it.each(paths)(
      'RTE-032 A-13 leave out %s in a shop with the direct processor',
      async (path) => {
        const direct = await app.openStore({ paymentProcessor: 'direct' });
        expect((await page(path, direct.code)).status).toBe(404);
        expect((await page('/sitemap.xml', direct.code)).text).not.toContain(path);
        expect((await page('/', direct.code)).text).not.toContain(`href="${path}"`);
      },
    );
  });

  it('RTE-017 include a notice that the shop is under review', async () => {
    const answer = await page('/store-under-review/');
    expect(answer.status).toBe(200);
    expect(payloadIn(answer).screen.name).toBe('under-review');
    expect(answer.text).toContain('name="robots" content="noindex"');
  });

  describe('the spelling of an address', () => {
    it.each([
      ['/product/wave-tee', '/product/wave-tee/'],
      ['/product/wave-tee/white/', '/product/wave-tee/white'],
      ['/product/wave-tee?colour=white&size=M', '/product/wave-tee/?colour=white&size=M'],
      ['/basket', '/basket/'],
      ['/checkout?express=true', '/checkout/?express=true'],
      ['/receipt/abc/?a=b?c', '/receipt/abc?a=b?c'],
      ['/privacy-policy', '/privacy-policy/'],
      ['/PRODUCT/Wave-Tee?utm_source=Flyer', '/product/wave-tee/?utm_source=Flyer'],
      ['/product//wave-tee/', '/product/wave-tee/'],
    ])('RTE-001 RTE-012 %s redirects permanently to %s', async (path, right) => {
      const { status, headers } = await page(path);
      expect([status, headers['location']]).toEqual([308, right]);
    });

    it('RTE-001 does not matter for a submitted form', async () => {
      const { status } = await app.visitor(shop.code).form('/login', { email: '', password: '' });
      expect(status).not.toBe(308);
    });

    it('RTE-001 is optional on the atlas host', async () => {
      expect((await page('/login', 'atlas')).status).toBe(200);
    });

    it('RTE-001 never causes a redirect to another host', async () => {
      expect((await page('//evil.example/basket')).headers['location']).toBeUndefined();
    });

    it('RTE-001 is optional for health checks, which have no host', async () => {
      expect((await page('/healthz', 'nobody.example')).status).toBe(200);
    });
  });
});
