import { randomUUID } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';
import * as fc from 'fast-check';

import { listenToOutput, placesOf } from '../features/checkout/erasure.testing.js';
import { ticketOf } from '../features/pages/collab/collab.testing.js';
import { guarded } from './accepted-routes.testing.js';
import {
  hostileBodies,
  names,
  namesOfScreens,
  routes,
  hostilePathValues,
  writing,
} from './hostile-requests.testing.js';
import { liveFrames, pageFrames, sendFrames } from './hostile-frames.testing.js';
import { Config } from '../platform/config/config.js';
import { Browser, type Answer } from '../platform/testing/browser.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';
import { until } from '../platform/testing/until.js';
import { fetchToken } from './route-answers.testing.js';

/*
 * Makes every call without permission, with input that no page of the product sends.
 * `routes.http.spec.ts` covers permissions and fails for unlisted routes;
 * `contract-fields.http.spec.ts` covers the fields of bodies.
 */

const uuid = '00000000-0000-4000-8000-000000000000';
/** Valid value for each name in a path. */
const fixtures: Readonly<Record<string, string>> = Object.fromEntries([
  ...['uuid', 'id', 'thread', 'comment', 'snippet', 'rev', 'design', 'attemptId', 'passkey'].map(
    (name) => [name, uuid],
  ),
  ...['note', 'view', 'collection', 'creator', 'product', 'review', 'fileId'].map((name) => [
    name,
    uuid,
  ]),
  ...['division', 'orderId', 'itemId', 'store', 'recipientId', 'counter', 'splitTest'].map(
    (name) => [name, '999999999'],
  ),
  ...['orderHash', 'order'].map((name) => [name, '0'.repeat(32)]),
  ...['block', 'colour', 'file', 'garment', 'side', 'urlName', 'path', 'picture'].map((name) => [
    name,
    'nothing',
  ]),
  ...['permissions', 'shop', 'code', 'subscription', 'splitTestName', 'webhookId'].map((name) => [
    name,
    'nothing',
  ]),
]);

const canary = `canary-${randomUUID()}`;
const bodies = hostileBodies(canary);
/** Texts that only the server or its machine knows. */
const inside =
  /\bat .+\.[jt]s:\d+|node_modules|QueryFailedError|syntax error at|root:x:0|SELECT .+ FROM/;

const filled = (path: string, text?: string): string =>
  path.replaceAll(/:(\w+)|\*/g, (_, name = 'path') => text ?? fixtures[String(name)] ?? 'nothing');

describe('a hostile call', () => {
  let app: TestApp;
  let shop: Store;
  let output: ReturnType<typeof listenToOutput>;
  let sent = 0;

  beforeAll(async () => {
    output = listenToOutput();
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(async () => {
    output.stop();
    process.stdout.write(`${String(sent)} hostile calls over ${String(routes.length)} routes\n`);
    await app.close();
  });

  /** Unwanted answers, each with its call. */
  async function wrongOf(
    calls: readonly (readonly [what: string, call: () => Promise<Answer>])[],
    isRight: (answer: Answer) => boolean,
  ): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const [what, call] of calls) {
      const answer = await call();
      sent += 1;
      const isHandled = answer.status < 500 && isRight(answer) && !inside.test(answer.text);
      if (!isHandled) wrong.push(`${what}: ${String(answer.status)} ${answer.text.slice(0, 200)}`);
    }
    return wrong;
  }

  /** Owner of another store, on the host of this one. */
  async function stranger(): Promise<Browser> {
    const person = await app.signInCustomer(shop.code, [
      { division: (await app.openStore()).division, role: 'owner', permissions: [] },
    ]);
    await fetchToken(person);
    // Unchecked browser, because the API description does not cover unknown addresses.
    const browser = new Browser(app.url, person.host);
    for (const name of ['selvedge-session', 'XSRF-TOKEN'])
      browser.setCookie(name, person.cookie(name) ?? '');
    return browser;
  }

  it('has a fixture for every path parameter, except for words in screen paths', () => {
    const used = new Set(routes.flatMap(({ path }) => names(path)));
    const bare = [...used].filter((name) => !(name in fixtures));
    expect(bare.filter((name) => !namesOfScreens.has(name))).toEqual([]);
    expect(Object.keys(fixtures).filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(Object.entries(hostilePathValues))(
    'finds nothing with %s in its path',
    async (_, text) => {
      const person = await stranger();
      const calls = routes
        .filter(({ path }) => names(path).length > 0)
        .map(({ method, path }) => {
          const call = () =>
            person.send(method, filled(path, text), method === 'get' ? {} : { body: {} });
          return [`${method} ${path}`, call] as const;
        });
      expect(await wrongOf(calls, () => true)).toEqual([]);
    },
  );

  it('is refused with a body that matches no contract', async () => {
    const person = await stranger();
    const token = person.cookie('XSRF-TOKEN') ?? '';
    const calls = writing.flatMap(({ method, path }) =>
      bodies.map(([type, body]) => {
        const headers = { 'content-type': type, 'x-xsrf-token': token };
        const call = () => person.send(method, filled(path), { headers, body });
        return [`${method} ${path} ${type} ${body.slice(0, 20)}`, call] as const;
      }),
    );
    expect(await wrongOf(calls, () => true)).toEqual([]);
  }, 180_000);

  it('changes nothing without proof that it comes from one of our pages', async () => {
    const owner = await app.signInOwner(shop);
    const guardedWrites = Object.values(guarded).flat();
    const calls = writing
      .filter(({ method, path }) => guardedWrites.includes(`${method.toUpperCase()} ${path}`))
      .flatMap(({ method, path }) =>
        ['', 'forged'].map((token) => {
          const headers = { 'x-xsrf-token': token, origin: 'https://evil.example' };
          const address = filled(path).replace('999999999', String(shop.division));
          const call = () => owner.send(method, address, { headers, body: { canary } });
          return [`${method} ${path}`, call] as const;
        }),
      );
    expect(await wrongOf(calls, ({ status }) => [403, 404].includes(status))).toEqual([]);
  });

  it('has no rights with an ended session', async () => {
    const owner = await app.signInOwner(shop);
    await owner.post('/omnis/v3/dashboard/secure/get/');
    const session = owner.cookie('selvedge-session') ?? '';
    await owner.post('/omnis/v3/dashboard/secure/logout/');
    const thief = app.visitor(shop.code);
    thief.setCookie('selvedge-session', session);
    const reading = Object.values(guarded)
      .flat()
      .filter((route) => route.startsWith('GET ') && !route.includes('join'));
    const calls = reading.map((route) => {
      const address = filled(route.slice(4)).replace('999999999', String(shop.division));
      return [route, () => thief.get(address)] as const;
    });
    expect(await wrongOf(calls, ({ status }) => status >= 400)).toEqual([]);
  });

  it('has no effect as a socket message either, in any number', async () => {
    const owner = await app.signInOwner(shop);
    const foreign = (await app.openStore()).division;
    const pages = `/omnis/v3/divisions/${shop.division}/pages/`;
    const { body: page } = await owner.post(pages, { url: '/hostile/' });
    const { room } = await ticketOf(owner, { division: shop.division, id: page.id });
    const base = app.url.replace('http', 'ws');
    const host = `${shop.code}.localhost`;
    const headers = { Host: host, Origin: `http://${host}`, Cookie: owner.cookieHeader() };
    const [live, paged] = [`${base}/live/?EIO=4&transport=websocket`, `${base}/collab/${room}`];
    const open = (): Promise<number> =>
      new Promise((resolve) => {
        app.nest.getHttpServer().getConnections((_: unknown, count: number) => resolve(count));
      });
    const before = await open();
    for (let seed = 0; seed < 40; seed += 1) {
      const lives = fc.sample(liveFrames(foreign), { seed, numRuns: 10 });
      const changes = fc.sample(pageFrames, { seed, numRuns: 10 });
      const { token } = await ticketOf(owner, { division: shop.division, id: page.id });
      const isIn = await Promise.all([
        sendFrames(live, lives, { headers, first: ['40'] }),
        sendFrames(`${paged}?token=${token}`, changes, { headers: { Host: host } }),
        sendFrames(`${paged}?token=${canary}`, changes.slice(0, 1), { headers: { Host: host } }),
      ]);
      expect(isIn).toEqual([true, true, false]);
      sent += lives.length + changes.length + 1;
    }
    expect((await app.call('', '/healthz')).status).toBe(200);
    // Later clients are served, and no connection stays open.
    await ticketOf(owner, { division: shop.division, id: page.id });
    await until(open, (now) => now <= before);
  });

  it('leaves nothing in any table, file or log line', async () => {
    expect(sent).toBeGreaterThan(300);
    expect(await placesOf(app, canary, [app.get(Config).DATA_DIR])).toEqual([]);
    expect(output.text()).not.toContain(canary);
  });
});
