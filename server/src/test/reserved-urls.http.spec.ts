import type { Store } from '@selvedge/shared/stores/contract';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import { isReservedUrl } from '@selvedge/shared/storefront/reserved-urls';
import { SHOP_ROUTES } from '@selvedge/shared/storefront/routes';

import { startApp, type SignedIn, type TestApp } from '../platform/testing/start-app.js';
import { RouteList } from './route-list.testing.js';

/** Pages that owners write themselves, and the home page. */
const ownersOwn: ReadonlySet<string> = new Set([
  '/',
  '/contact/',
  '/size-guide/',
  '/terms-of-use/',
  '/terms-of-sale/',
  '/use-of-cookies-and-disclaimer/',
  '/privacy-policy/',
]);

const exampleOf = (route: string): string => pageUrl(route.replaceAll(/:\w+|\{\w+\}|\*/g, 'x'));

describe('addresses of pages', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await startApp({}, [RouteList]);
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  it('are never those of another route', () => {
    const served = [...app.get(RouteList).served]
      .filter((route) => route.startsWith('GET '))
      .map((route) => route.slice('GET '.length));
    expect(served.length).toBeGreaterThan(50);
    const free = [...served, ...SHOP_ROUTES]
      .filter((route) => !['*', '/*'].includes(route))
      .map((route) => exampleOf(route))
      .filter((url) => !ownersOwn.has(url) && !isReservedUrl(url));
    expect([...new Set(free)]).toEqual([]);
  });

  it.each([
    '/docs/',
    '/healthz/',
    '/livez/',
    '/pay/x/',
    '/advanced-quote/x/',
    '/subscription-verified/',
    '/product-feed.xml/',
    '/receipt/x/',
    '/account/addresses/',
  ])('%s is refused for a new page', async (url) => {
    const path = `/omnis/v3/divisions/${String(shop.division)}/pages/`;
    const { status, body } = await owner.post(path, { url, properties: {}, blocks: [] });
    expect([status, body.errors?.url]).toEqual([
      422,
      ['Another page of the shop has this address'],
    ]);
  });
});
