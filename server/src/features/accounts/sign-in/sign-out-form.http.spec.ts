import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { asPage } from '../../storefront/storefront.testing.js';

describe('account link in the shop header', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const home = async (browser: Browser) => {
    const { text, headers } = await browser.get('/', asPage);
    const [header = ''] = /<header.*?<\/header>/s.exec(text) ?? [];
    return { header, cache: headers['x-cache'], text };
  };

  it('offers sign-in to visitors from the page cache', async () => {
    await home(app.visitor(shop.code));
    const { header, cache } = await home(app.visitor(shop.code));
    expect(cache).toBe('hit');
    expect(header).toContain('href="/login/?redirect_uri=%2F" aria-label="Sign in"');
    expect(header).not.toContain('/logout/');
  });

  it('shows customers their name and no dashboard', async () => {
    const customer = await app.signInCustomer(shop.code);
    const { header, cache } = await home(customer);
    expect(cache).toBe('bypass');
    expect(header).toMatch(/aria-label="Signed in as [^"]+"/);
    expect(header).not.toContain('Sign in');
    expect(header).not.toContain('/dashboard/');
  });

  it('links owners to the dashboard of their own shop only', async () => {
    const owner = await app.signInOwner(shop);
    expect((await home(owner)).header).toContain('href="/dashboard/"');
    const { code } = await app.openStore();
    const otherOwner = await app.signInCustomer(code, [
      { division: shop.division, role: 'owner', permissions: [] },
    ]);
    expect((await home(otherOwner)).header).not.toContain('href="/dashboard/"');
  });

  it('never appears in a page cached for other visitors', async () => {
    const { code } = await app.openStore();
    const customer = await app.signInCustomer(code);
    const [, name] = /aria-label="Signed in as ([^"]+)"/.exec((await home(customer)).header) ?? [];
    expect(name).toBeTruthy();
    expect((await home(app.visitor(code))).text).not.toContain('Signed in as');
    expect((await home(customer)).header).toContain(`Signed in as ${String(name)}`);
  });

  it('signs out without JavaScript and redirects into the shop', async () => {
    const customer = await app.signInCustomer(shop.code);
    const { status, headers } = await customer.form('/logout/', {});
    expect([status, headers['location']]).toEqual([303, '/']);
    expect((await home(customer)).header).toContain('Sign in');
    const { body } = await customer.get('/omnis/v3/dashboard/secure/get/');
    expect(body.user).toBeNull();
  });
});
