import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { asPage, headIn, screenIn } from '../../features/storefront/storefront.testing.js';

describe('the page about printing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('explains printing, and is cached for all visitors', async () => {
    const shop = await app.openStore();
    const visitor = app.visitor(shop.code);
    const page = await visitor.get('/about-printing/', asPage);
    expect([page.status, page.headers['x-cache']]).toEqual([200, 'miss']);
    expect(screenIn(page, 'about-printing')).toEqual({ name: 'about-printing' });
    expect(headIn(page).title).toBe(`How it is printed – ${shop.name}`);
    expect(page.text).toContain('One at a time');
    const again = await visitor.get('/about-printing/', asPage);
    expect([again.text, again.headers['x-cache']]).toEqual([page.text, 'hit']);
  });

  it('redirects to its canonical address', async () => {
    const shop = await app.openStore();
    const { status, headers } = await app.visitor(shop.code).get('/about-printing', asPage);
    expect([status, headers['location']]).toEqual([308, '/about-printing/']);
  });
});
