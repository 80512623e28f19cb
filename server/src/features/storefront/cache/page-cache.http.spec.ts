import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { offer } from '../../catalogue/offer.testing.js';
import { addTees, openTeeShop, saveTee } from '../../checkout/checkout.testing.js';
import { StoreGate } from '../../accounts/index.js';
import { asPage, payloadIn, screenIn } from '../storefront.testing.js';
import { openCollection } from '../../../shop/catalogue/catalogue.testing.js';

describe('page cache', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const page = (store: Store, path: string) => app.visitor(store.code).get(path, asPage);
  const outcome = async (store: Store, path: string) =>
    String((await page(store, path)).headers['x-cache']);

  describe('keys', () => {
    it.each([
      ['/', '/?utm_source=letter&page=2'],
      ['/product/wave-tee/', '/product/wave-tee/?fbclid=1'],
      ['/product/wave-tee/white', '/product/wave-tee/White'],
      ['/product/wave-tee/white', '/product/wave-tee/?colour=White'],
      ['/collection/summer/', '/collection/summer/?page=1&sort=bestsellerOrder&sort=new-in'],
      ['/collection/summer/?colour=Navy&size=M', '/collection/summer/?size=M&x=1&colour=Navy'],
    ])('treat %s and %s as the same page', async (path, same) => {
      const shop = await openTeeShop(app);
      const { uuid } = await openCollection(app, shop);
      await saveTee(app, shop, { collections: [uuid] });
      const first = await page(shop, path);
      const second = await page(shop, same);
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
      expect(second.text).toBe(first.text);
    });

    it('differ by colour, filter and sort order', async () => {
      const shop = await openTeeShop(app);
      const { uuid } = await openCollection(app, shop);
      await saveTee(app, shop, { collections: [uuid] });
      const own = [
        '/product/wave-tee/',
        '/product/wave-tee/white',
        '/product/wave-tee/?picture=TEE-WAVE-WHT-front',
        '/collection/summer/',
        '/collection/summer/?sort=new-in',
        '/collection/summer/?size=M',
      ];
      for (const path of own) expect([path, await outcome(shop, path)]).toEqual([path, 'miss']);
    });

    it('differ by host, which the page names', async () => {
      const customDomainName = `tees-${Date.now()}.example`;
      const shop = await app.openStore({ customDomainName });
      expect(await outcome(shop, '/')).toBe('miss');
      const { headers, text } = await app.visitor(customDomainName).get('/', asPage);
      expect(headers['x-cache']).toBe('miss');
      expect(text).toContain(`<link rel="canonical" href="http://${customDomainName}/">`);
    });

    it.each([
      '/product/wave-tee/?picture=any',
      '/collection/summer/?colour=any',
      '/collection/summer/?size=any',
      '/product/no-such-tee/',
      '/collection/summer/?page=9',
    ])('do not exist for %s, which has unlimited variants', async (path) => {
      const shop = await openTeeShop(app);
      await openCollection(app, shop);
      const { status } = await page(shop, path);
      const again = await page(shop, path);
      expect([again.status, again.headers['x-cache']]).toEqual([status, 'miss']);
    });
  });

  describe('personal pages', () => {
    const twice = async (visitor: Browser, path: string) => {
      await visitor.get(path, asPage);
      return visitor.get(path, asPage);
    };

    it('BSK-002 show the basket only to its owner', async () => {
      const shop = await openTeeShop(app);
      const visitor = app.visitor(shop.code);
      await addTees(visitor, shop);
      expect(payloadIn(await twice(visitor, '/')).basketQuantity).toBe(2);
      expect(payloadIn(await page(shop, '/')).basketQuantity).toBeNull();
    });

    it('are for visitors with a basket and favourites', async () => {
      const shop = await openTeeShop(app, { favouritesEnabled: true });
      const visitor = app.visitor(shop.code);
      await addTees(visitor, shop);
      const product = screenIn(await page(shop, '/product/wave-tee/'), 'product').product.uuid;
      await visitor.form('/favourites/add/', { product });
      const answer = await twice(visitor, '/');
      expect(answer.headers['x-cache']).toBe('bypass');
      const { basketQuantity, favourites } = payloadIn(answer);
      expect([basketQuantity, favourites]).toEqual([2, [product]]);
      const other = app.visitor(shop.code);
      await addTees(other, shop);
      expect(payloadIn(await other.get('/', asPage)).favourites).toEqual([]);
    });

    it('show favourites only to their owner', async () => {
      const shop = await app.openStore({ favouritesEnabled: true });
      const { uuid: product } = await offer(app, shop);
      const visitor = app.visitor(shop.code);
      await visitor.form('/favourites/add/', { product });
      const answer = await twice(visitor, '/');
      expect(answer.headers['x-cache']).toBe('bypass');
      expect(payloadIn(answer).favourites).toEqual([product]);
      expect(payloadIn(await page(shop, '/')).favourites).toEqual([]);
    });

    it('are for signed-in visitors', async () => {
      const shop = await openTeeShop(app);
      const owner = await app.signInOwner(shop);
      expect((await twice(owner, '/')).headers['x-cache']).toBe('bypass');
      expect(await outcome(shop, '/')).toBe('miss');
    });

    it('are for visitors who entered the password of a closed shop', async () => {
      const shop = await app.openStore({ passwordProtected: true });
      await app.get(StoreGate).setPassword(shop.division, 'open sesame');
      const visitor = app.visitor(shop.code);
      await visitor.form('/login/gate/', { password: 'open sesame' });
      const inside = await twice(visitor, '/');
      expect([inside.status, inside.headers['x-cache']]).toEqual([200, 'bypass']);
      const outside = await page(shop, '/');
      expect([outside.status, outside.headers['x-cache']]).toEqual([303, 'bypass']);
    });

    it('BSK-016 are for visitors who have just added an item to the basket', async () => {
      const shop = await openTeeShop(app);
      const answer = await twice(app.visitor(shop.code), '/product/wave-tee/white?added=M');
      expect(answer.headers['x-cache']).toBe('bypass');
      expect(screenIn(answer, 'product').added).toBe('White · M');
    });

    it.each(['/basket/', '/checkout/'])('are always used for %s', async (path) => {
      const shop = await openTeeShop(app);
      const visitor = app.visitor(shop.code);
      await addTees(visitor, shop);
      expect((await twice(visitor, path)).headers['x-cache']).toBe('bypass');
    });

    it('are not for visitors with only a session token', async () => {
      const shop = await openTeeShop(app);
      const visitor = app.visitor(shop.code);
      await visitor.get('/omnis/v3/dashboard/secure/get/');
      expect(visitor.cookie('selvedge-session')).toMatch(/^v\./);
      expect((await twice(visitor, '/')).headers['x-cache']).toBe('hit');
    });

    it('are not for the script that requests a grid', async () => {
      const shop = await openTeeShop(app);
      await openCollection(app, shop);
      await page(shop, '/collection/summer/');
      const { headers, body } = await app
        .visitor(shop.code)
        .get('/collection/summer/', { headers: { accept: 'application/json' } });
      expect(headers['x-cache']).toBeUndefined();
      expect(body).toMatchObject({ path: '/collection/summer/' });
    });
  });
});
