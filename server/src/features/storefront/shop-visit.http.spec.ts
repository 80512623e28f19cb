import { createHash } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { addTees, openTeeShop } from '../checkout/checkout.testing.js';
import { StoreKeeper } from '../stores/index.js';
import { asPage, directive, payloadIn } from './storefront.testing.js';

const saving = { actor: 'system:test', correlationId: 'shop-visit' };

describe('a visit of a shop', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  describe('where it is from', () => {
    it.each([
      ['the network’s word', { 'cf-ipcountry': 'de' }, 'DE'],
      ['another network’s', { 'cloudfront-viewer-country': 'US' }, 'US'],
      ['Great Britain otherwise', {}, 'GB'],
    ])('GRD-022 is kept in the cookie geo-country: %s', async (_case, headers, country) => {
      const shop = await app.openStore();
      const visitor = app.visitor(shop.code);
      await visitor.get('/', { headers: { ...asPage.headers, ...headers } });
      expect(visitor.cookie('geo-country')).toBe(country);
      const again = await visitor.get('/', {
        headers: { ...asPage.headers, 'cf-ipcountry': 'FR' },
      });
      expect(again.headers['set-cookie']).toBeUndefined();
    });

    it('GRD-022 only pages of shops ask', async () => {
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

  describe('with what its owner puts into each page', () => {
    const script = 'globalThis.measured = true;';
    const customCode = `<style>.x{color:red}</style><script>${script}</script><script src="https://cdn.measure.example/a.js"></script><!-- https://*.measure.example -->`;
    let shop: Store;
    beforeAll(async () => {
      shop = await openTeeShop(app);
      const customDomainName = `tees-${shop.division}.example`;
      shop = { ...shop, customDomainName, customCode };
      await app.get(StoreKeeper).save(saving, shop);
    });
    const page = (path: string, host = shop.customDomainName ?? '') =>
      app.visitor(host).get(path, asPage);

    it('SEO-011 runs its code on its own domain, let through by hash and host', async () => {
      const answer = await page('/');
      expect(answer.text).toContain(`${customCode}</body>`);
      const hash = createHash('sha256').update(script).digest('base64');
      const hosts = ['https://cdn.measure.example', 'https://*.measure.example'];
      expect(directive(answer, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`, ...hosts]);
      expect(directive(answer, 'connect-src')).toEqual(["'self'", ...hosts]);
      expect(directive(answer, 'img-src')).toEqual(["'self'", 'data:', 'blob:', ...hosts]);
      const style = createHash('sha256').update('.x{color:red}').digest('base64');
      expect(directive(answer, 'style-src')).toContain(`'sha256-${style}'`);
    });

    it.each([
      ['on another host of the shop', '/', undefined],
      ['where people sign in', '/login/?redirect_uri=%2F', ''],
      ['in a preview', '/?mode=preview', ''],
      ['for an operator without chrome', '/?operator=headless', ''],
    ])('SEO-011 A-16 runs none of it %s', async (_case, path, host) => {
      const answer = await page(
        path,
        host === undefined ? shop.code : (shop.customDomainName ?? ''),
      );
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain('measure');
      expect(directive(answer, 'script-src')).toEqual(["'self'"]);
    });

    it('SEO-011 runs none of it where people pay', async () => {
      const visitor = app.visitor(shop.customDomainName ?? '');
      await addTees(visitor, shop);
      const checkout = await visitor.get('/checkout/', asPage);
      expect([checkout.status, checkout.text.includes('measure')]).toEqual([200, false]);
      expect(directive(checkout, 'script-src')).toEqual(["'self'"]);
      expect(directive(checkout, 'connect-src')).toEqual(["'self'"]);
    });

    it('SEO-012 proves to other sites whose it is', async () => {
      expect((await page('/')).text).not.toContain('domain_verify');
      const verification = { google: 'g-1', pinterest: 'p-1', facebook: '' };
      await app.get(StoreKeeper).save(saving, { ...shop, verification });
      const { text } = await page('/', shop.code);
      expect(text).toContain('<meta name="google-site-verification" content="g-1">');
      expect(text).toContain('<meta name="p:domain_verify" content="p-1">');
      expect(text).not.toContain('facebook-domain-verification');
    });
  });

  describe('as an editor or a program shows it', () => {
    it.each(['/?mode=preview', '/?operator=headless'])(
      'LAY-013 LAY-014 LAY-015 %s stands without chrome, and in no memory',
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

  it('UTL-003 a link that is not let through leads to the configured page', async () => {
    const shop = await app.openStore({ mainMenu: [{ text: 'Bad', href: 'vbscript:a' }] });
    expect(payloadIn(await app.visitor(shop.code).get('/', asPage)).frame.blockedPage).toBe(
      'http://localhost/404/',
    );
  });
});
