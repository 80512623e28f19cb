import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';
import { initialPlanState } from '@selvedge/shared/stores/plan-state/plan-state';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { addTees, openTeeShop } from '../../checkout/checkout.testing.js';
import { PagesService } from '../../pages/index.js';
import { StoresService } from '../../stores/index.js';
import { asPage, block, payloadIn, screenIn } from '../storefront.testing.js';

const saving = { actor: 'system:test', correlationId: 'shop-visit' };

describe('shop visit', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  describe('country', () => {
    it.each([
      ['Cloudflare header', { 'cf-ipcountry': 'de' }, 'DE'],
      ['CloudFront header', { 'cloudfront-viewer-country': 'US' }, 'US'],
      ['Great Britain by default', {}, 'GB'],
    ])('GRD-022 is stored in the cookie geo-country: %s', async (_case, headers, country) => {
      const shop = await app.openStore();
      const visitor = app.visitor(shop.code);
      await visitor.get('/', { headers: { ...asPage.headers, ...headers } });
      expect(visitor.cookie('geo-country')).toBe(country);
      const again = await visitor.get('/', {
        headers: { ...asPage.headers, 'cf-ipcountry': 'FR' },
      });
      expect(again.headers['set-cookie']).toBeUndefined();
    });

    it('GRD-022 defaults to the shop’s country in cookie, product page and checkout', async () => {
      const shop = await openTeeShop(app);
      await app.get(StoresService).save(saving, { ...shop, country: 'DE' });
      const visitor = app.visitor(shop.code);
      const product = await visitor.get('/product/wave-tee/', asPage);
      expect(visitor.cookie('geo-country')).toBe('DE');
      expect(screenIn(product, 'product').zoneNames.home).toBe('Delivery in Germany');
      await addTees(visitor, shop);
      const checkout = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
      expect(checkout.country).toBe('DE');
      expect(checkout.totals.shipping).toBe(shop.shipping.GB);
      const abroad = app.visitor(shop.code);
      await abroad.get('/', { headers: { ...asPage.headers, 'cf-ipcountry': 'US' } });
      expect(abroad.cookie('geo-country')).toBe('US');
    });

    it('GRD-022 is set by pages of shops only', async () => {
      const shop = await app.openStore();
      for (const [host, path] of [
        [shop.code, '/robots.txt'],
        ['atlas', '/login'],
      ] as const) {
        const visitor = app.visitor(host);
        await visitor.get(path, path === '/login' ? asPage : {});
        expect(visitor.cookie('geo-country')).toBeUndefined();
      }
    });
  });

  describe('in an editor or a program', () => {
    it.each(['/?mode=preview', '/?operator=headless'])(
      'LAY-013 LAY-014 LAY-015 shows %s without chrome, and never from the cache',
      async (path) => {
        const shop = await openTeeShop(app);
        const visitor = app.visitor(shop.code);
        await visitor.get('/', asPage);
        const answer = await visitor.get(path, asPage);
        expect(answer.headers['x-cache']).toBe('bypass');
        const { mode, operator } = Object.fromEntries(new URLSearchParams(path.slice(2)));
        expect(payloadIn(answer).modes).toEqual({
          operator: operator ?? 'default',
          page: mode ?? 'native',
        });
      },
    );
  });

  describe('on a page with conditional blocks', () => {
    const conditioned = (name: string) => block('quote', { text: name, conditions: `["${name}"]` });
    const shopWith = async (...blocks: readonly WireBlock[]) => {
      const shop = await openTeeShop(app);
      const context = { ...saving, division: shop.division };
      await app.get(PagesService).create(context, { fields: { url: '/x/', blocks } }, false);
      return shop;
    };
    const textsIn = (answer: Answer) =>
      screenIn(answer, 'page').blocks.map(({ type, properties }) =>
        'text' in properties ? properties.text : type,
      );
    const seenBy = async (visitor: Pick<Browser, 'get'>, path = '/x/') =>
      textsIn(await visitor.get(path, asPage));

    it('BLX-001 BLX-003 BLX-004 BLX-006 BLK-006 shows the blocks for its visitor', async () => {
      const shop = await shopWith(
        { ...block('quote', { text: 'off' }), published: 0 },
        { ...block('quote', { text: 'on' }), order: 2 },
        { ...block('_quote_'), order: 1 },
        conditioned('isLoggedIn'),
        conditioned('isLoggedOut'),
        conditioned('hasWings'),
        { ...block('row'), items: [conditioned('isLoggedIn')] },
      );
      const preview = '/x/?mode=preview';
      expect(await seenBy(app.visitor(shop.code))).toEqual(['isLoggedOut', 'on']);
      const customer = await app.signInCustomer(shop.code);
      expect(await seenBy(customer)).toEqual(['isLoggedIn', 'row', 'on']);
      expect(await seenBy(customer, preview)).toEqual(['isLoggedIn', 'row', 'on']);
      const all = ['off', 'isLoggedIn', 'isLoggedOut', 'hasWings', 'row', 'on'];
      const owner = await app.signInOwner(shop);
      expect(await seenBy(owner, preview)).toEqual(all);
      expect(await seenBy(owner)).toEqual(['isLoggedIn', 'row', 'on']);
    });

    it('BLX-007 GRD-003 GRD-009 GRD-012 GRD-013 evaluates conditions about the visitor', async () => {
      const forAll = ['canVisitStore', 'isNotPro', 'isTeemillProcessor', 'isNotShopify'];
      const forSome = ['isLoggedIn', 'isLoggedOut', 'internalUser', 'canVisitUnpublishedPages'];
      const forNone = ['canVisitLogin', 'canVisitCountdownPage', 'isAtlas', 'isDirectProcessor'];
      const shop = await shopWith(...[...forAll, ...forSome, ...forNone].map(conditioned));
      const others = async (visitor: Pick<Browser, 'get'>) =>
        (await seenBy(visitor)).filter((name) => !forAll.includes(name));
      const internal = ['isLoggedIn', 'internalUser', 'canVisitUnpublishedPages'];
      expect(await others(app.visitor(shop.code))).toEqual(['isLoggedOut']);
      expect(await others(await app.signInCustomer(shop.code))).toEqual(['isLoggedIn']);
      expect(await others(await app.signInOwner(shop))).toEqual(internal);
      expect(await others(await app.signInStaff([], shop.code))).toEqual(internal);
      expect(await seenBy(app.visitor(shop.code))).toEqual([...forAll, 'isLoggedOut']);
    });

    it('GRD-011 GRD-031 evaluates conditions about the shop, on the main brand about the visitor’s shops', async () => {
      const names = ['isPro', 'isNotPro', 'isThemeBadgeCompleted', 'isThemeBadgeNotCompleted'];
      const [withBoth, withNeither] = [
        ['isPro', 'isThemeBadgeCompleted'],
        ['isNotPro', 'isThemeBadgeNotCompleted'],
      ];
      const plain = await shopWith(...names.map(conditioned));
      const shop = await shopWith(...names.map(conditioned));
      const standing = { ...initialPlanState, badges: ['theme'] as const };
      await app.get(StoresService).save(saving, { ...shop, pro: true, standing });
      expect(await seenBy(app.visitor(plain.code))).toEqual(withNeither);
      expect(await seenBy(app.visitor(shop.code))).toEqual(withBoth);
      await app.openStore({ division: MAIN_DIVISION, code: 'main' });
      const brand = { ...saving, division: MAIN_DIVISION };
      const url = `/for-${String(shop.division)}/`;
      const blocks = names.map(conditioned);
      await app.get(PagesService).create(brand, { fields: { url, blocks } }, false);
      const onBrand = async ({ division }: Store) =>
        seenBy(await app.signInCustomer('', [{ division, role: 'owner', permissions: [] }]), url);
      expect(await seenBy(app.visitor(''), url)).toEqual(withNeither);
      expect(await onBrand(plain)).toEqual(withNeither);
      expect(await onBrand(shop)).toEqual(withBoth);
    });

    it('BLX-007 GRD-019 GRD-020 GRD-021 shows each region its own blocks, also from the cache', async () => {
      const conditions = ['isFromUk', 'isFromEu', 'isFromRestOfWorld', 'is-small-screen'];
      const shop = await shopWith(...conditions.map(conditioned));
      const from = async (country: string) => {
        const headers = { ...asPage.headers, 'cf-ipcountry': country };
        const answer = await app.visitor(shop.code).get('/x/', { headers });
        const small = screenIn(answer, 'page').blocks.map(({ smallOnly = false }) => smallOnly);
        return [answer.headers['x-cache'], ...textsIn(answer), ...small];
      };
      expect(await from('GB')).toEqual(['miss', 'isFromUk', 'is-small-screen', false, true]);
      expect(await from('IE')).toEqual(['miss', 'isFromEu', 'is-small-screen', false, true]);
      expect(await from('FR')).toEqual(['hit', 'isFromEu', 'is-small-screen', false, true]);
      expect(await from('US')).toEqual([
        ...['miss', 'isFromRestOfWorld', 'is-small-screen', false, true],
      ]);
    });

    it('BLX-007 shows basket conditions to visitors with a basket, and caches no such page', async () => {
      const shop = await shopWith(conditioned('has-basket-items'), block('quote', { text: 'on' }));
      const shopper = app.visitor(shop.code);
      expect(await seenBy(shopper)).toEqual(['on']);
      const { headers } = await app.visitor(shop.code).get('/x/', asPage);
      expect(headers['x-cache']).toBe('miss');
      await addTees(shopper, shop);
      expect(await seenBy(shopper)).toEqual(['has-basket-items', 'on']);
      expect(await seenBy(app.visitor(shop.code))).toEqual(['on']);
    });
  });

  it('replaces a blocked link by the configured page', async () => {
    const shop = await app.openStore({ mainMenu: [{ text: 'Bad', href: 'vbscript:a' }] });
    expect(payloadIn(await app.visitor(shop.code).get('/', asPage)).frame.blockedPage).toBe(
      'http://localhost/404/',
    );
  });
});
