import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../../features/pages/index.js';
import { asPage, headIn } from '../../features/storefront/storefront.testing.js';

type Draft = Parameters<PagesService['create']>[1];

describe('restricted page', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const publish = (fields: Draft['fields'], isDraft = false) => {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'page-access' };
    return app.get(PagesService).create(context, { fields }, isDraft);
  };
  const get = (path: string) => app.visitor(shop.code).get(path, asPage);

  it.each<[string, number, string | undefined]>([
    ['logged-in', 303, '/login/?redirect_uri=%2Fx%2F'],
    ['dashboard-access', 303, '/login/?redirect_uri=%2Fx%2F'],
    ['logged-out', 200, undefined],
    ['everyone', 200, undefined],
  ])('GRD-039 for %s answers a visitor with %d', async (loginState, expected, location) => {
    await publish({ url: '/x/', properties: { loginState: { value: loginState } } });
    const { status, headers } = await get('/x/');
    expect([status, headers['location']]).toEqual([expected, location]);
  });

  it.each<[string, number, number]>([
    ['logged-in', 200, 200],
    ['dashboard-access', 403, 200],
    ['everyone', 200, 200],
  ])(
    'GRD-039 for %s answers a customer with %d and its owner with %d',
    async (loginState, customer, owner) => {
      await publish({ url: '/x/', properties: { loginState: { value: loginState } } });
      const people = [await app.signInCustomer(shop.code), await app.signInOwner(shop)];
      const answers = await Promise.all(people.map((person) => person.get('/x/', asPage)));
      expect(answers.map(({ status }) => status)).toEqual([customer, owner]);
    },
  );

  it('GRD-039 RTE-073 for visitors redirects signed-in people to the dashboard', async () => {
    await publish({ url: '/x/', properties: { loginState: { value: 'logged-out' } } });
    for (const person of [await app.signInCustomer(shop.code), await app.signInOwner(shop)]) {
      const { status, headers } = await person.get('/x/', asPage);
      expect([status, headers['location']]).toEqual([303, '/dashboard/']);
    }
  });

  it.each(['mode=preview', 'operator=headless'])(
    'GRD-001 is restricted for its owner in native mode only, and with ?%s still for everyone else',
    async (mode) => {
      const pages = { '/out/': 'logged-out', '/in/': 'logged-in', '/work/': 'dashboard-access' };
      for (const [url, loginState] of Object.entries(pages))
        await publish({ url, properties: { loginState: { value: loginState } } });
      await publish({ url: '/soon/' }, true);
      const statuses = (person: Browser, query = `?${mode}`) =>
        Promise.all(
          [...Object.keys(pages), '/soon/'].map(
            async (url) => (await person.get(url + query, asPage)).status,
          ),
        );
      const owner = await app.signInOwner(shop);
      expect(await statuses(owner)).toEqual([200, 200, 200, 200]);
      expect(await statuses(owner, '')).toEqual([303, 200, 200, 200]);
      expect(await statuses(await app.signInCustomer(shop.code))).toEqual([303, 200, 403, 404]);
      expect(await statuses(app.visitor(shop.code))).toEqual([200, 303, 303, 404]);
    },
  );

  it('RTE-081 is not found while unpublished, whatever its audience', async () => {
    await publish({ url: '/x/', properties: { loginState: { value: 'logged-in' } } }, true);
    expect((await get('/x/')).status).toBe(404);
  });

  it('GRD-009 GRD-040 is visible only to members who work on it while unpublished', async () => {
    await publish({ url: '/soon/' }, true);
    expect((await get('/soon/')).status).toBe(404);
    const customer = await app.signInCustomer(shop.code);
    expect((await customer.get('/soon/', asPage)).status).toBe(404);
    const seen = await (await app.signInOwner(shop)).get('/soon/', asPage);
    expect([seen.status, headIn(seen).noindex]).toEqual([200, true]);
  });
});
