import type { Store } from '@selvedge/shared/stores/contract';

import { LiveSessions } from '../../platform/live/live-sessions.js';
import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { codeTo, newAddress, signUp } from '../../features/accounts/account.testing.js';
import { codeOf, protect } from '../../features/accounts/second-factor/second-factor.testing.js';
import { Sessions } from '../../features/accounts/sessions/sessions.service.js';
import { HostDirectory } from '../../platform/authorization/tenant.js';
import { openTeeShop, placeOrder } from '../../features/checkout/checkout.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';

const next = 'another four words';

describe('the account page', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const signIn = async (email: string, password: string) =>
    (await app.visitor('').post('/omnis/v3/dashboard/secure/login/', { email, password })).status;

  /** Second browser of the same person on the same shop. */
  async function otherBrowser(subject: { kind: 'customer' | 'staff'; id: number }) {
    const browser = app.visitor(shop.code);
    const tenant = app.get(HostDirectory).find(browser.host);
    if (tenant === undefined) throw new Error('The shop has no host.');
    browser.setCookie('selvedge-session', await app.get(Sessions).start(tenant, subject));
    return browser;
  }
  const isSignedIn = async (browser: ReturnType<typeof app.visitor>) =>
    (await browser.get('/account/', asPage)).status === 200;

  it('is only for its owner, and redirects visitors to sign-in', async () => {
    const stranger = await app.visitor(shop.code).get('/account/', asPage);
    expect(stranger.headers['location']).toBe('/login/?redirect_uri=%2Faccount%2F');
    const security = await app.visitor(shop.code).get('/account/security/', asPage);
    expect(security.headers['location']).toBe('/login/?redirect_uri=%2Faccount%2Fsecurity%2F');
    for (const form of ['password', 'sign-out-everywhere']) {
      const { headers } = await app.visitor(shop.code).form(`/account/${form}/`, {});
      expect(headers['location']).toBe('/login/?redirect_uri=%2Faccount%2Fsecurity%2F');
    }
    const person = await app.signInCustomer(shop.code);
    const page = await person.get('/account/', asPage);
    expect(screenIn(page, 'account')).toMatchObject({
      person: 'Robin Weaver',
      email: person.email,
    });
    expect(page.text).toContain('href="/account/"');
    expect(page.headers['x-cache']).toBe('bypass');
  });

  it('changes the password with the current one, and ends all other sessions', async () => {
    const person = await app.signInCustomer(shop.code);
    const other = await otherBrowser(person.subject);
    const wrong = await person.form('/account/password/', {
      current_password: 'not it at all',
      password: next,
    });
    expect(wrong.status).toBe(422);
    expect(screenIn(wrong, 'account-security').form?.errors).toEqual({
      current_password: ['The current password is wrong'],
    });
    expect(wrong.text).not.toContain(next);
    const weak = await person.form('/account/password/', {
      current_password: testPassword,
      password: 'qwertyuiop',
    });
    expect(weak.status).toBe(422);
    expect([await signIn(person.email, testPassword), await isSignedIn(other)]).toEqual([
      200,
      true,
    ]);

    const dropped: string[] = [];
    const stop = app.get(LiveSessions).onDrop((subject) => dropped.push(subject));
    const changed = await person.form('/account/password/', {
      current_password: testPassword,
      password: next,
    });
    stop();
    expect(changed.headers['location']).toBe('/account/security/?done=password');
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false]);
    expect(dropped).toContain(`customer:${person.subject.id}`);
    expect([await signIn(person.email, testPassword), await signIn(person.email, next)]).toEqual([
      422, 200,
    ]);
  });

  it('requires the second factor, if there is one, to change the password', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret } = await protect(person);
    expect(
      screenIn(await person.get('/account/security/', asPage), 'account-security'),
    ).toMatchObject({ isProtected: true });
    const fields = { current_password: testPassword, password: next };
    const change = (more: Record<string, string>) =>
      person.form('/account/password/', { ...fields, ...more });
    const errorsOf = (answer: Awaited<ReturnType<typeof change>>) =>
      Object.keys(screenIn(answer, 'account-security').form?.errors ?? {});
    const half = await change({});
    expect([half.status, errorsOf(half)]).toEqual([422, ['twoFactorAuthCode']]);
    const wrong = await change({ twoFactorAuthCode: codeOf(secret, 9) });
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, ['twoFactorAuthCode']]);
    // A refused password must not consume the code.
    const code = { twoFactorAuthCode: codeOf(secret) };
    const weak = await change({ ...code, password: 'qwertyuiop' });
    expect([weak.status, errorsOf(weak)]).toEqual([422, ['password']]);
    expect(await signIn(person.email, testPassword)).toBe(202);
    const done = await change({ twoFactorAuthCode: codeOf(secret) });
    expect(done.headers['location']).toBe('/account/security/?done=password');
    expect(await signIn(person.email, testPassword)).toBe(422);
  });

  it.each([
    ['to_be_paid', 'To be paid'],
    ['label_printed', 'Label printed'],
    ['refunded', 'Refunded'],
  ] as const)('ORD-038 names the status %s as the receipt does', async (status, name) => {
    const tees = await openTeeShop(app);
    const person = await app.signInCustomer(tees.code);
    const order = await placeOrder(person, tees, { email: person.email });
    const staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    const path = `/omnis/v3/atlas/orders/${String(order.orderId)}/status/`;
    if (status !== 'to_be_paid') await staff.post(path, { status, paidReason: 'Bank transfer' });
    const [account, receipt] = [
      await person.get('/account/', asPage),
      await person.get(`/receipt/${order.orderHash}`, asPage),
    ];
    expect(screenIn(receipt, 'receipt')).toMatchObject({ order: { status } });
    expect(screenIn(account, 'account').orders[0]?.step).toBe(name);
    expect(receipt.text).toContain(`>${name}<`);
  });

  it("lists the person's orders of the shop, including guest orders with their address", async () => {
    const tees = await openTeeShop(app);
    const person = await app.signInCustomer(tees.code);
    const guest = await placeOrder(app.visitor(tees.code), tees, { email: person.email });
    await placeOrder(app.visitor(tees.code), tees, { email: 'somebody@example.test' });
    const own = await placeOrder(person, tees, { email: 'work@example.test' });
    const { orders } = screenIn(await person.get('/account/', asPage), 'account');
    expect(orders.map(({ hash }) => hash)).toEqual([own.orderHash, guest.orderHash]);
    expect(orders[0]).toMatchObject({
      step: 'To be paid',
      quantity: 2,
      names: ['Wave tee'],
      total: { amount: 5195, currency: 'GBP' },
    });
    expect(orders[0]?.images).toHaveLength(1);
    const otherCustomer = await app.signInCustomer(shop.code);
    expect(screenIn(await otherCustomer.get('/account/', asPage), 'account').orders).toEqual([]);
  });

  it('hides guest orders until the address is verified', async () => {
    const tees = await openTeeShop(app);
    const email = newAddress();
    await placeOrder(app.visitor(tees.code), tees, { email });
    const stranger = app.visitor(tees.code);
    await signUp(stranger, email);
    expect((await stranger.get('/account/', asPage)).status).toBe(303);
    await stranger.post('/omnis/v3/dashboard/secure/verify/', { code: await codeTo(app, email) });
    expect(screenIn(await stranger.get('/account/', asPage), 'account').orders).toHaveLength(1);
  });

  it('limits password attempts', async () => {
    const person = await app.signInCustomer(shop.code);
    const attempts = [];
    for (let count = 0; count < 7; count += 1) {
      const body = { current_password: 'not it at all', password: next };
      attempts.push((await person.form('/account/password/', body)).status);
    }
    expect(attempts).toContain(429);
  });

  it('signs out everywhere, including this browser', async () => {
    const person = await app.signInCustomer(shop.code);
    const other = await otherBrowser(person.subject);
    const { headers } = await person.form('/account/sign-out-everywhere/', {
      password: testPassword,
    });
    expect(headers['location']).toBe('/');
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, false]);
  });
});
