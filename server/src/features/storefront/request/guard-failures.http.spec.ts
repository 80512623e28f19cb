import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { asPage } from '../storefront.testing.js';

describe('redirects by the guards of shop pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const signIn = '/login/?redirect_uri=%2Faccount%2F';
  const redirectOf = async (visitor: Browser): Promise<string | undefined> =>
    (await visitor.get('/account/', asPage)).headers['location'];
  const redirects = async (visitor: Browser, times: number) => {
    const found = new Set<string | undefined>();
    for (let time = 0; time < times; time += 1) found.add(await redirectOf(visitor));
    return [...found];
  };

  it('GRD-002 ERR-025 CST-040 lead to /404/ at the 101st in a row, and then start again', async () => {
    const shop = await app.openStore();
    const visitor = app.visitor(shop.code);
    expect(await redirects(visitor, 100)).toEqual([signIn]);
    expect(await redirects(visitor, 2)).toEqual(['/404/', signIn]);
    expect((await app.visitor(shop.code).get('/404/', asPage)).status).toBe(404);
  });

  it('GRD-002 are counted from the last page that was shown, also a cached one', async () => {
    const shop = await app.openStore();
    await app.visitor(shop.code).get('/', asPage);
    const visitor = app.visitor(shop.code);
    await redirects(visitor, 100);
    const page = await visitor.get('/', asPage);
    expect([page.status, page.headers['x-cache']]).toEqual([200, 'hit']);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(visitor.cookie('guard-failures')).toBeUndefined();
    expect(await redirects(visitor, 100)).toEqual([signIn]);
    expect(await redirectOf(visitor)).toBe('/404/');
  });

  it('GRD-002 are counted in a shop behind a password too', async () => {
    const shop = await app.openStore({ passwordProtected: true });
    const visitor = app.visitor(shop.code);
    const { headers } = await visitor.get('/collection/all/', asPage);
    expect([headers['location'], visitor.cookie('guard-failures')]).toEqual(['/login/', '1']);
  });
});
