import { createHash } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { addTees, openTeeShop } from '../../checkout/checkout.testing.js';
import { PagesService } from '../../pages/index.js';
import { StoresService } from '../../stores/index.js';
import { asPage, directive, headIn } from '../storefront.testing.js';

const saving = { actor: 'system:test', correlationId: 'shop-visit' };

describe('custom code and branding of a shop', () => {
  const script = 'globalThis.measured = true;';
  const customCode = `<style>.x{color:red}</style><script>${script}</script><script src="https://cdn.measure.example/a.js"></script><!-- https://*.measure.example -->`;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    const customDomainName = `tees-${shop.division}.example`;
    shop = { ...shop, customDomainName, customCode };
    await app.get(StoresService).save(saving, shop);
  });
  afterAll(() => app.close());

  const page = (path: string, host = shop.customDomainName ?? '') =>
    app.visitor(host).get(path, asPage);

  it('SEO-011 runs the custom code on the shop’s own domain, allowed by hash and host', async () => {
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

  it('SEO-011 allows each complete element of the code by hash, and no other', async () => {
    const complete = '<SCRIPT async>one()</SCRIPT ><script></script><script>two(\n)</script>';
    const code = `${complete}<style>a{}</style><style>b{}<script>open()`;
    const other = await app.openStore();
    const customDomainName = `code-${other.division}.example`;
    await app.get(StoresService).save(saving, { ...other, customDomainName, customCode: code });
    const answer = await page('/', customDomainName);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scripts = ['one()', 'two(\n)'].map(hash);
    expect(directive(answer, 'script-src')).toEqual(["'self'", ...scripts]);
    const styles = directive(answer, 'style-src');
    expect([styles.includes(hash('a{}')), styles.join().includes(hash('b{}'))]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['on another host of the shop', '/', undefined],
    ['on the sign-in page', '/login/?redirect_uri=%2F', ''],
    ['in a preview', '/?mode=preview', ''],
    ['for an operator without chrome', '/?operator=headless', ''],
  ])('SEO-011 A-16 runs no custom code %s', async (_case, path, host) => {
    const answer = await page(path, host === undefined ? shop.code : (shop.customDomainName ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('measure');
    expect(directive(answer, 'script-src')).toEqual(["'self'"]);
  });

  it('SEO-011 runs no custom code on the checkout', async () => {
    const visitor = app.visitor(shop.customDomainName ?? '');
    await addTees(visitor, shop);
    const checkout = await visitor.get('/checkout/', asPage);
    expect([checkout.status, checkout.text.includes('measure')]).toEqual([200, false]);
    expect(directive(checkout, 'script-src')).toEqual(["'self'"]);
    expect(directive(checkout, 'connect-src')).toEqual(["'self'"]);
  });

  it('SEO-010 uses the shop’s icon and preview image, and a page’s own image', async () => {
    const [favicon, ogImage, own] = ['/icon.png', '/images/og', '/images/own'];
    const branded = await app.openStore({ favicon, ogImage });
    const context = { ...saving, division: branded.division };
    const fields = { url: '/about/', properties: { ogImage: { value: own } } };
    await app.get(PagesService).create(context, { fields }, false);
    const home = await page('/', branded.code);
    expect(home.text).toContain(`<link rel="icon" href="${favicon}">`);
    expect(headIn(home).image).toBe(`http://${branded.code}.localhost${ogImage}`);
    expect(headIn(await page('/about/', branded.code)).image).toContain(own);
    const plain = await page('/', (await app.openStore()).code);
    expect(plain.text).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(headIn(plain).image).toBeUndefined();
  });

  it('SEO-012 contains the ownership proofs for other services', async () => {
    expect((await page('/')).text).not.toContain('domain_verify');
    const verification = { google: 'g-1', pinterest: 'p-1', facebook: '' };
    await app.get(StoresService).save(saving, { ...shop, verification });
    const { text } = await page('/', shop.code);
    expect(text).toContain('<meta name="google-site-verification" content="g-1">');
    expect(text).toContain('<meta name="p:domain_verify" content="p-1">');
    expect(text).not.toContain('facebook-domain-verification');
  });
});
