import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { codeOf, type SplitTest } from '@selvedge/shared/split-tests/split-test';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';
import { PagesService } from '../pages/index.js';
import { asPage, block, screenIn } from '../storefront/storefront.testing.js';

const callsOf = ({ division }: Store) => `/omnis/v3/divisions/${division}/split-tests/`;
const variations = [
  { name: 'old', weight: 1 },
  { name: 'new', weight: 1 },
];

/** Split test row with one row and text per variation. */
const rowOf = (splitTest: string) => ({
  ...block('row', { splitTest }),
  items: ['old', 'new'].map((variation) => ({
    ...block('row', { variation }),
    items: [block('text', { html: `<p>The ${variation} one</p>` })],
  })),
});

describe('a split test', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let hero: SplitTest;
  let calls: string;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
    calls = callsOf(shop);
    owner = await app.signInOwner(shop);
    await owner.get('/omnis/v3/dashboard/secure/get/');
    const { body } = await owner.post(calls, { name: 'hero', variations });
    hero = body.tests[0];
    await publish('/hero/', [rowOf('hero')]);
  });
  afterAll(() => app.close());

  const publish = (url: string, blocks: readonly WireBlock[]) =>
    app
      .get(PagesService)
      .create(
        { division: shop.division, actor: 'system:test', correlationId: 'split-tests' },
        { fields: { url, blocks } },
        false,
      );
  /** Returns the variations that the page shows. */
  const shownIn = ({ text }: Answer): readonly string[] =>
    ['old', 'new'].filter((name) => text.includes(`The ${name} one`));
  const shownAt = async (visitor: Browser, path = '/hero/') =>
    shownIn(await visitor.get(path, asPage));
  const sessionOf = (visitor: Browser, name = 'hero') =>
    visitor.post(`/omnis/v3/split-tests/${name}/sessions/`);
  /** Visitor whose session is assigned this variation. */
  const visitorOf = async (variation: string): Promise<Browser> => {
    const visitor = app.visitor(shop.code);
    await shownAt(visitor, `/hero/?split-var=hero:${variation}`);
    return visitor;
  };
  const results = async () => {
    const { body } = await owner.get(calls);
    return body.tests[0].results;
  };

  it('GRD-034 named "homepage" chooses between the old and the new home page', async () => {
    await owner.post(calls, { name: 'homepage', variations });
    await publish('/', [rowOf('homepage')]);
    const picked = await shownAt(app.visitor(shop.code), '/');
    expect(picked).toHaveLength(1);
    for (const name of ['old', 'new']) {
      const visitor = app.visitor(shop.code);
      expect(await shownAt(visitor, `/?split-var=homepage:${name}`)).toEqual([name]);
      expect(await shownAt(visitor, '/')).toEqual([name]);
    }
  });

  it('BLX-016 shows the variation that the address forces, and the session keeps it', async () => {
    for (const name of ['old', 'new']) {
      const visitor = await visitorOf(name);
      expect(await shownAt(visitor)).toEqual([name]);
      expect(await shownAt(visitor, '/hero/?split-var=hero:none')).toEqual([name]);
    }
  });

  it('BLX-011 shows the variation that the query names without changing the session', async () => {
    const visitor = await visitorOf('old');
    expect(await shownAt(visitor, '/hero/?hero=new')).toEqual(['new']);
    expect(await shownAt(visitor)).toEqual(['old']);
  });

  it('BLX-012 shows the default to requests without a session, and the assigned variation to others', async () => {
    for (let time = 0; time < 4; time += 1) {
      const anybody = await app.visitor(shop.code).get('/hero/', { headers: { accept: '*/*' } });
      expect(shownIn(anybody)).toEqual(['old']);
    }
    expect(await shownAt(await visitorOf('new'))).toEqual(['new']);
  });

  it('BLX-018 is assigned randomly per session and does not change, not even after sign-in', async () => {
    const visitors = Array.from({ length: 24 }, () => app.visitor(shop.code));
    const first = await Promise.all(visitors.map((visitor) => shownAt(visitor)));
    expect(new Set(first.flat())).toEqual(new Set(['old', 'new']));
    const again = await Promise.all(visitors.map((visitor) => shownAt(visitor)));
    expect(again).toEqual(first);
    const [, other = await visitorOf('new')] = visitors;
    const session = owner.cookie('selvedge-session') ?? '';
    const before = await shownAt(other);
    other.setCookie('selvedge-session', session);
    expect(await shownAt(other)).toEqual(before);
  });

  it('caches the page once per variation and never mixes variations', async () => {
    const [one, other] = [await visitorOf('old'), await visitorOf('new')];
    for (const [visitor, name] of [
      [one, 'old'],
      [other, 'new'],
      [await visitorOf('old'), 'old'],
      [await visitorOf('new'), 'new'],
    ] as const) {
      const answer = await visitor.get('/hero/', asPage);
      expect([answer.headers['x-cache'], shownIn(answer)]).toEqual(['hit', [name]]);
      expect(screenIn(answer, 'page').splitTests).toEqual(['hero']);
    }
  });

  it('shares the cached page of a screen without blocks', async () => {
    const [one, other] = [await visitorOf('old'), await visitorOf('new')];
    await one.get('/product/wave-tee/', asPage);
    const { headers } = await other.get('/product/wave-tee/', asPage);
    expect(headers['x-cache']).toBe('hit');
  });

  it('API-047 BLX-009 BLX-010 starts a session by its name', async () => {
    const { status, body } = await sessionOf(await visitorOf('new'));
    expect([status, body]).toEqual([
      200,
      {
        ...{ id: hero.id, code: codeOf(hero), name: 'hero', variation: { id: 2, name: 'new' } },
        availableVariations: [
          { id: 1, name: 'old' },
          { id: 2, name: 'new' },
        ],
        ...{ discovered: false, isInternal: false },
      },
    ]);
    const missing = await sessionOf(app.visitor(shop.code), 'none');
    expect([missing.status, missing.body.message ?? missing.body.detail]).toEqual([
      404,
      "Split Test none doesn't exist or is no longer active",
    ]);
  });

  it('counts each session once, with the orders of shoppers who saw it, and ignores people who work on the shop', async () => {
    const [one, other] = [await visitorOf('old'), await visitorOf('new')];
    expect((await sessionOf(one)).body.discovered).toBe(false);
    expect((await sessionOf(one)).body.discovered).toBe(true);
    await sessionOf(other);
    expect((await sessionOf(owner)).body.isInternal).toBe(true);
    await placeOrder(other, shop);
    // This shopper never saw the test, so the order must not count.
    await placeOrder(await visitorOf('old'), shop);
    expect(await results()).toEqual([
      { variation: 1, discoveries: 1, orders: 0 },
      { variation: 2, discoveries: 1, orders: 1 },
    ]);
  });

  it('shows its winner to all visitors after it has ended, whatever they saw before', async () => {
    const visitor = await visitorOf('old');
    const { body } = await owner.post(`${calls}${hero.id}/end/`, { winner: 2 });
    expect(body.tests[0]).toMatchObject({ isRunning: false, winner: 2 });
    expect(await shownAt(visitor)).toEqual(['new']);
    expect(await shownAt(visitor, '/hero/?hero=old')).toEqual(['new']);
    expect((await sessionOf(visitor)).status).toBe(404);
  });

  it('ERR-062 BLX-017 shows a notice if it does not exist or is no longer active', async () => {
    await owner.post(`${calls}${hero.id}/end/`, { winner: null });
    const answer = await app.visitor(shop.code).get('/hero/', asPage);
    expect(shownIn(answer)).toEqual([]);
    expect(answer.text).toContain('Split Test hero doesn&#x27;t exist or is no longer active');
    await owner.send('delete', `${calls}${hero.id}/`, {});
    expect((await owner.get(calls)).body.tests).toEqual([]);
    const again = await app.visitor(shop.code).get('/hero/', asPage);
    expect(again.text).toContain('no longer active');
  });

  it('ERR-063 BLX-015 hides a variation outside a split test and logs an error', async () => {
    await publish('/stray/', [
      block('row', { variation: 'new' }),
      block('quote', { text: 'Here' }),
    ]);
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const answer = await app.visitor(shop.code).get('/stray/', asPage);
    const errors = error.mock.calls.map(([what]) => what);
    error.mockRestore();
    expect(screenIn(answer, 'page').blocks.map(({ type }) => type)).toEqual(['quote']);
    expect(errors).toContainEqual({
      message: 'Variation outside of a split test',
      variation: 'new',
    });
  });

  it("shows all variations in the page editor's preview", async () => {
    expect(shownIn(await owner.get('/hero/?mode=preview', asPage))).toEqual(['old', 'new']);
  });

  it('STO-009 appears in the store data while it runs', async () => {
    const read = async () => {
      const { body } = await app
        .visitor(shop.code)
        .get('/omnis/v3/frontend/getStoreCoreData/json/');
      return body.state.splitTest;
    };
    expect(await read()).toMatchObject([{ id: hero.id, name: 'hero' }]);
    await owner.post(`${calls}${hero.id}/end/`, { winner: 1 });
    expect(await read()).toEqual([]);
  });

  it('is inaccessible to other stores', async () => {
    const other = await app.openStore();
    const stranger = await app.signInOwner(other);
    await stranger.get('/omnis/v3/dashboard/secure/get/');
    const theirs = callsOf(other);
    expect((await stranger.get(theirs)).body).toEqual({ tests: [] });
    const end = (path: string) => stranger.post(`${path}${hero.id}/end/`, { winner: 1 });
    expect([(await end(theirs)).status, (await end(calls)).status]).toEqual([404, 403]);
    expect((await sessionOf(app.visitor(other.code))).status).toBe(404);
  });
});
