import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import { asPage, payloadIn } from '../storefront/storefront.testing.js';
import { like, list } from './favourites.testing.js';

const variations = [
  { name: 'hide', weight: 1 },
  { name: 'show', weight: 1 },
];

describe('favourites split test', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let owner: SignedIn;
  let calls: string;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore({ favouritesEnabled: true });
    tee = await offer(app, shop);
    owner = await app.signInOwner(shop);
    calls = `/omnis/v3/divisions/${shop.division}/split-tests/`;
    await owner.get('/omnis/v3/dashboard/secure/get/');
    await owner.post(calls, { name: 'favourites', variations });
  });
  afterAll(() => app.close());

  /** Returns a visitor in this variation. */
  const visitorOf = async (variation: string): Promise<Browser> => {
    const visitor = app.visitor(shop.code);
    await visitor.get(`/?split-var=favourites:${variation}`, asPage);
    return visitor;
  };
  /**
   * Returns whether the home page has hearts, and the status of the favourites page and the API
   * call.
   */
  const seen = async (visitor: Browser) => {
    const [home, own, call] = [
      await visitor.get('/', asPage),
      await visitor.get('/favourites/', asPage),
      await visitor.get(list),
    ];
    const hasHearts = home.text.includes('favourites/add');
    expect(hasHearts).toBe(payloadIn(home).favourites !== undefined);
    return [hasHearts, own.status, call.status];
  };
  const everything = [true, 200, 200];
  const nothing = [false, 404, 404];

  it('GRD-035 BSK-009 shows favourites to variation “show” only, on every page', async () => {
    expect(await seen(await visitorOf('hide'))).toEqual(nothing);
    expect(await seen(await visitorOf('show'))).toEqual(everything);
    const refused = await like(await visitorOf('hide'), tee);
    expect(refused.status).toBe(404);
    const product = `/product/${tee.urlName}/`;
    const other = await visitorOf('hide');
    expect((await other.get(product, asPage)).text).not.toContain('favourites/add');
    expect((await app.visitor(shop.code).get(`${product}?favourites=show`, asPage)).text).toContain(
      'favourites/add',
    );
  });

  it('GRD-035 caches pages per variation and names the test on each page', async () => {
    for (const [variation, hasHearts] of [
      ['hide', false],
      ['show', true],
    ] as const) {
      const visitors = [await visitorOf(variation), await visitorOf(variation)];
      const path = `/product/${tee.urlName}/`;
      const answers = [];
      for (const visitor of visitors) answers.push(await visitor.get(path, asPage));
      expect(answers.map(({ text }) => text.includes('favourites/add'))).toEqual([
        hasHearts,
        hasHearts,
      ]);
      expect(answers.at(-1)?.headers['x-cache']).toBe('hit');
      expect(answers.map((answer) => payloadIn(answer).frame.splitTests)).toEqual([
        ['favourites'],
        ['favourites'],
      ]);
    }
  });

  it('BSK-009 shows everyone the winner after the end, and the shop setting after deletion', async () => {
    const [{ id }] = (await owner.get(calls)).body.tests;
    const visitor = await visitorOf('show');
    await owner.post(`${calls}${String(id)}/end/`, { winner: 1 });
    expect(await seen(visitor)).toEqual(nothing);
    await owner.send('delete', `${calls}${String(id)}/`, {});
    expect(await seen(visitor)).toEqual(everything);
  });

  it('shows no favourites in a shop without them', async () => {
    const plain = await app.openStore();
    const its = await app.signInOwner(plain);
    await its.get('/omnis/v3/dashboard/secure/get/');
    const own = `/omnis/v3/divisions/${plain.division}/split-tests/`;
    await its.post(own, { name: 'favourites', variations });
    const visitor = app.visitor(plain.code);
    await visitor.get('/?split-var=favourites:show', asPage);
    expect(await seen(visitor)).toEqual(nothing);
  });
});
