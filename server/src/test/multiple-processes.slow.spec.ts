import type { LiveEvent } from '@selvedge/shared/live/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { offer } from '../features/catalogue/offer.testing.js';
import { addReview } from '../features/catalogue/product-group.testing.js';
import { openTeeShop, placeOrder } from '../features/checkout/checkout.testing.js';
import { asPage } from '../features/storefront/storefront.testing.js';
import { callsPerMinute } from '../platform/http/rate-limits.js';
import { describeOnEach, redisServer, type RedisServer } from '../platform/jobs/redis.testing.js';
import { connect, type Client } from '../platform/live/live-client.testing.js';
import { Browser } from '../platform/testing/browser.js';
import { startSecondServer, type ServerProcess } from '../platform/testing/server-process.js';
import { startOwnApp, type TestApp } from '../platform/testing/start-app.js';
import { until } from '../platform/testing/until.js';

const state = '/omnis/v3/dashboard/secure/get/';
/** Number of processes; three if they communicate through PostgreSQL only. */
const processes = { PostgreSQL: 3, Redis: 2 };

describeOnEach(processes, 'several server processes on %s', (backend) => {
  let redis: RedisServer | undefined;
  let app: TestApp;
  let shop: Store;
  const others: ServerProcess[] = [];
  const clients: Client[] = [];

  beforeAll(async () => {
    redis = backend === 'Redis' ? await redisServer() : undefined;
    app = await startOwnApp({ TRUST_PROXY: '1', ...(redis && { REDIS_URL: redis.url }) });
    const further = Array.from({ length: processes[backend] - 1 }, () => startSecondServer(app));
    others.push(...(await Promise.all(further)));
    shop = await openTeeShop(app);
  }, 120_000);
  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    for (const { child } of others) child.kill('SIGKILL');
    await Promise.all(others.map(({ ended }) => ended));
    await app.close();
    await redis?.stop();
  }, 60_000);

  const urls = (): readonly string[] => [app.url, ...others.map(({ url }) => url)];

  /** The same browser at each process in turn, as behind a load balancer. */
  const atEach = (person: Browser): readonly Browser[] =>
    urls().map((url) => {
      const there = new Browser(url, person.host);
      for (const pair of person.cookieHeader().split('; ').filter(Boolean)) {
        const [name = '', ...value] = pair.split('=');
        there.setCookie(name, value.join('='));
      }
      return there;
    });

  const visitors = (): readonly Browser[] => atEach(app.visitor(shop.code));

  /** Waits until every process serves the page with this text from its cache. */
  const cachedEverywhere = (path: string, expected: string): Promise<unknown> =>
    Promise.all(
      visitors().map((visitor) =>
        until(async () => {
          const { headers, text } = await visitor.get(path, asPage);
          return headers['x-cache'] === 'hit' && text.includes(expected);
        }),
      ),
    );

  it('show a change made at one of them, regardless of their caches', async () => {
    const tee = await offer(app, shop, { urlName: 'seen', name: 'Before Tee' });
    await cachedEverywhere('/product/seen/', 'Before Tee');
    await offer(app, shop, { ...tee, name: 'After Tee' });
    await cachedEverywhere('/product/seen/', 'After Tee');
  });

  it('remove the name of a person erased at one of them', async () => {
    const { uuid: product } = await offer(app, shop, { urlName: 'reviewed' });
    const { uuid } = await addReview(app, shop, { product, text: 'Fits.', authorName: 'Canary' });
    await cachedEverywhere('/product/reviewed/', 'Canary');
    const staff = await app.signInStaff(['users-mute']);
    const [, secondBrowser] = atEach(staff);
    await secondBrowser?.get(state);
    const path = `/omnis/v3/atlas/reviews/${uuid}/author/`;
    expect((await secondBrowser?.send('delete', path, {}))?.status).toBe(204);
    for (const visitor of visitors())
      await until(async () => {
        const { text } = await visitor.get('/product/reviewed/', asPage);
        return text.includes('Fits.') && !text.includes('Canary');
      });
  });

  it('end a session that was signed out at one of them', async () => {
    const person = atEach(await app.signInCustomer(shop.code));
    const knows = async (browser: Browser): Promise<boolean> =>
      (await browser.get(state)).body.user !== null;
    for (const browser of person) expect(await knows(browser)).toBe(true);
    const [, secondBrowser] = person;
    expect((await secondBrowser?.post('/omnis/v3/dashboard/secure/logout/'))?.status).toBe(200);
    for (const browser of person) await until(async () => !(await knows(browser)));
  });

  it('follow an order that is moved at another of them', async () => {
    const order = await placeOrder(app.visitor(shop.code), shop);
    const { host } = app.visitor(shop.code);
    const receipts = await Promise.all(
      others.map(({ port }) => connect(port, { host, origin: `http://${host}` })),
    );
    clients.push(...receipts);
    for (const receipt of receipts) await receipt.watch({ topic: `order:${order.orderHash}` });
    const staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    const path = `/omnis/v3/atlas/orders/${String(order.orderId)}/status/`;
    expect((await staff.post(path, { status: 'packing', paidReason: 'Test' })).status).toBe(200);
    for (const receipt of receipts) {
      const event = await until(() => receipt.events.find(isMove));
      expect(event).toMatchObject({ data: { to: 'packing' } });
    }
  });

  it('NFR-008 share rate limits for guessable secrets', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const ask = async (visitor: Browser | undefined) =>
      (await visitor?.get('/omnis/v3/frontend/captcha/?form=sign-in', { headers }))?.status;
    const everywhere = visitors();
    const statuses: (number | undefined)[] = [];
    for (let nth = 0; nth < callsPerMinute.login; nth += 1)
      statuses.push(await ask(everywhere[nth % everywhere.length]));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(new Set(await Promise.all(everywhere.map(ask)))).toEqual(new Set([429]));
    const [anywhere] = everywhere;
    const other = { headers: { 'x-forwarded-for': '203.0.113.8' } };
    expect((await anywhere?.get('/omnis/v3/frontend/captcha/?form=sign-in', other))?.status).toBe(
      200,
    );
  });
});

const isMove = ({ name }: LiveEvent): boolean => name === 'order.stage-changed';
