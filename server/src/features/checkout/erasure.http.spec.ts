import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { Config } from '../../platform/config/config.js';
import { WakeUp } from '../../platform/event-log/subscriptions/wake-up.js';
import { HostDirectory } from '../../platform/authorization/tenant.js';
import type { Browser } from '../../platform/testing/browser.js';
import {
  startApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { Accounts } from '../accounts/index.js';
import { Sessions } from '../accounts/sessions/sessions.service.js';
import { Sandbox } from '../payments/sandbox/sandbox.testing.js';
import {
  address,
  mailFavourites,
  openTeeShop,
  payRequest,
  paymentsOf,
  placeOrder,
} from './checkout.testing.js';
import { listenToOutput, placesOf } from './erasure.testing.js';

const erasePath = '/omnis/v3/atlas/customers/erase/';

describe('erasing a person', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let output: ReturnType<typeof listenToOutput>;

  beforeAll(async () => {
    output = listenToOutput();
    sandbox = await Sandbox.start();
    app = await startApp({ ...sandbox.environment, LOG_LEVEL: 'debug' });
    shop = await openTeeShop(app, { favouritesEnabled: true });
    staff = await app.signInStaff(['orders-view', 'users-mute']);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
    output.stop();
  });

  async function buy(visitor: Browser, name: string): Promise<PlacedOrder> {
    const order = await placeOrder(visitor, shop, {
      email: `${name}@example.test`,
      shippingAddress: { ...address, fullName: `Person ${name}`, line1: `${name} Road` },
    });
    await visitor.post(paymentsOf(order), payRequest());
    return order;
  }

  /** Subscribes to the shop's newsletter and requests a list of favourites. */
  async function typeIn(visitor: Browser, email: string): Promise<void> {
    const subscription = { division: shop.division, email, firstName: 'Ada' };
    const { status } = await visitor.post('/omnis/v3/mailing-lists/subscribe/', subscription);
    expect(status).toBe(200);
    await mailFavourites(visitor, shop, email);
  }

  /** Counts queued and sent mails of an address. */
  async function mailsTo(email: string): Promise<number> {
    const mails = await app
      .get(DataSource)
      .query<unknown[]>('SELECT FROM mail_outbox WHERE recipient ILIKE $1', [email]);
    return mails.length;
  }

  const placesWith = (text: string): Promise<readonly string[]> =>
    placesOf(app, text, [app.get(Config).DATA_DIR, sandbox.folder]);

  it('EVT-016 leaves nothing of a guest in any table, job, file or log line', async () => {
    const name = 'canary-7f3';
    const guest = app.visitor(shop.code);
    await typeIn(app.visitor(shop.code), 'Canary-7F3@Example.test');
    const order = await buy(guest, name);
    await until(async () => (await mailsTo(`${name}@example.test`)) === 3);
    const before = await until(async () => {
      const places = await placesWith(name);
      return places.filter((place) => place.endsWith('.eml')).length === 3 && places;
    });
    const tables = ['public.orders', 'public.mail_outbox', 'public.subscribers'];
    expect(before).toEqual(expect.arrayContaining(tables));

    const { status } = await staff.post(erasePath, { orderId: order.orderId });

    expect(status).toBe(204);
    expect(await placesWith(name)).toEqual([]);
    expect(output.text()).toContain('Nest application successfully started');
    expect(output.text().toLowerCase()).not.toContain(name);
    const { body } = await guest.get(`/omnis/v3/orders/${order.orderHash}/`);
    expect(body).toMatchObject({
      status: 'paid',
      total: 5195,
      email: null,
      shippingAddress: null,
      billingAddress: null,
    });
    const commands: unknown = await app.get(DataSource).query(
      `SELECT FROM es_command WHERE subject <> 'invoices'
         AND result @> jsonb_build_object('orderId', $1::integer)`,
      [order.orderId],
    );
    expect(commands).toEqual([]);
    const { body: seen } = await staff.get(`/omnis/v3/atlas/orders/${order.orderId}/`);
    expect([seen.customerName, seen.email]).toEqual([null, null]);
  });

  it('covers all orders of a customer, found by customer or by any order', async () => {
    for (const [name, personOf] of [
      ['canary-8a1', ({ subject: { id } }: SignedIn) => ({ customerId: id })],
      ['canary-8a2', (_: SignedIn, { orderId }: PlacedOrder) => ({ orderId })],
    ] as const) {
      const customer = await app.signInCustomer(shop.code);
      const orders = [await buy(customer, name), await buy(customer, name)];
      const [first] = orders;
      if (first === undefined) throw new Error('There are two orders.');
      await staff.post(erasePath, personOf(customer, first));
      expect(await placesWith(name)).toEqual([]);
    }
  });

  describe('with an account', () => {
    const email = 'canary-acct@example.test';
    const signIn = (visitor: Browser, address: string, password = testPassword) =>
      visitor.post('/omnis/v3/dashboard/secure/login/', { email: address, password });

    it('deletes the account and all its data', async () => {
      const person = { firstName: 'Canary-acct', lastName: 'Gone', password: testPassword };
      const customerId = await app.get(Accounts).addCustomer({ ...person, email });
      const customer = app.visitor(shop.code);
      expect((await signIn(customer, email)).status).toBe(200);
      await typeIn(app.visitor(shop.code), email);
      await buy(customer, 'canary-acct-order');
      await until(async () => (await mailsTo(email)) === 2);
      const before = await placesWith('canary-acct');
      expect(before).toEqual(expect.arrayContaining(['public.customers', 'public.subscribers']));

      expect((await staff.post(erasePath, { customerId })).status).toBe(204);

      expect(await placesWith('canary-acct')).toEqual([]);
      const rows = await app.get(DataSource).query(
        `SELECT subject_id FROM credentials WHERE subject_kind = 'customer' AND subject_id = $1
         UNION ALL SELECT subject_id FROM sessions WHERE subject_kind = 'customer' AND subject_id = $1
         UNION ALL SELECT customer_id FROM memberships WHERE customer_id = $1`,
        [customerId],
      );
      expect(rows).toEqual([]);
    });

    it('IDN-012 refuses the sign-in like that of an unknown address', async () => {
      const customer = await app.signInCustomer(shop.code);
      await staff.post(erasePath, { customerId: customer.subject.id });
      const state = await customer.get('/omnis/v3/dashboard/secure/get/');
      expect(state.body.user).toBeNull();
      const { correlationId: _one, ...erased } = (
        await signIn(app.visitor(shop.code), customer.email)
      ).body;
      const { correlationId: _two, ...unknown } = (
        await signIn(app.visitor(shop.code), 'nobody@example.test')
      ).body;
      expect(erased).toMatchObject({ code: 'SignInRefused' });
      expect(erased).toEqual(unknown);
    });

    it('starts no session for a sign-in in progress', async () => {
      const { subject, host } = await app.signInCustomer(shop.code);
      await staff.post(erasePath, { customerId: subject.id });
      const tenant = app.get(HostDirectory).find(host);
      if (tenant === undefined) throw new Error(`Nobody has the host ${host}.`);
      const token = await app.get(Sessions).start(tenant, subject);
      expect(await app.get(Sessions).find(token, tenant)).toBeUndefined();
    });

    it('closes live connections', async () => {
      const { subject } = await app.signInCustomer(shop.code);
      const dropped: string[] = [];
      app.get(WakeUp).onDrop((name) => dropped.push(name));
      await staff.post(erasePath, { customerId: subject.id });
      expect(dropped).toEqual([`customer:${subject.id}`]);
    });

    it('keeps staff accounts', async () => {
      const { email: address } = await app.signInStaff([]);
      const visitor = app.visitor(shop.code);
      await signIn(visitor, address);
      const { orderId } = await buy(visitor, 'canary-8b1');
      await staff.post(erasePath, { orderId });
      expect(await placesWith('canary-8b1')).toEqual([]);
      expect((await signIn(app.visitor(shop.code), address)).status).toBe(200);
    });
  });

  it('does not affect other people', async () => {
    await typeIn(app.visitor(shop.code), 'canary-9b2@example.test');
    const [erased, other] = [
      await buy(app.visitor(shop.code), 'canary-9b1'),
      await buy(app.visitor(shop.code), 'canary-9b2'),
    ];
    await staff.post(erasePath, { orderId: erased.orderId });
    const { body } = await staff.get(`/omnis/v3/atlas/orders/${other.orderId}/`);
    expect(body.email).toBe('canary-9b2@example.test');
    expect(await placesWith('canary-9b2')).toContain('public.subscribers');
  });

  it.each([
    ['nobody', {}, 422],
    ['an order of the wrong type', { orderId: '1' }, 422],
    ['a customer of the wrong type', { customerId: 'x' }, 422],
    ['an order that cannot be', { orderId: 2 ** 31 }, 422],
    ['an order that there is not', { orderId: 2 ** 31 - 1 }, 404],
  ])('is refused for %s', async (_what, person, status) => {
    expect((await staff.post(erasePath, person)).status).toBe(status);
  });

  it('requires a permission and a request from our own page', async () => {
    const order = await buy(app.visitor(shop.code), 'canary-9b3');
    const viewer = await app.signInStaff(['orders-view', 'orders-status', 'users-view']);
    expect((await viewer.post(erasePath, { orderId: order.orderId })).status).toBe(403);
    expect((await app.visitor('atlas').post(erasePath, { orderId: order.orderId })).status).toBe(
      401,
    );
    const owner = await app.signInOwner(shop);
    expect((await owner.post(erasePath, { orderId: order.orderId })).status).toBe(404);
    const bare = await staff.send('post', erasePath, {
      body: { orderId: order.orderId },
      headers: { 'x-xsrf-token': 'forged' },
    });
    expect(bare.status).toBe(403);
  });
});
