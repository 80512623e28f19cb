import { readFileSync } from 'node:fs';

import { jest } from '@jest/globals';
import type { Store } from '@selvedge/shared/stores/contract';

import { HostDirectory } from '../../platform/authorization/tenant.js';
import { Config } from '../../platform/config/config.js';
import { connect } from '../../platform/live/live-client.testing.js';
import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { signUp } from '../../features/accounts/account.testing.js';
import {
  codeOf,
  protect,
  signIn,
} from '../../features/accounts/second-factor/second-factor.testing.js';
import { Sessions } from '../../features/accounts/sessions/sessions.service.js';
import {
  openTeeShop,
  payRequest,
  paymentsOf,
  placeOrder,
} from '../../features/checkout/checkout.testing.js';
import { placesOf } from '../../features/checkout/erasure.testing.js';
import { Sandbox } from '../../features/payments/sandbox/sandbox.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';
import { OwnData } from './own-data.http.js';

const confirmation = '/login/?redirect_uri=%2F&done=deletion';

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('account deletion by its owner', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp({ ...sandbox.environment });
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  type Person = Awaited<ReturnType<TestApp['signInCustomer']>>;

  const remove = (person: Pick<Person, 'form'>, fields: Record<string, string> = {}) =>
    person.form('/account/data/delete/', { password: testPassword, ...fields });
  const formOf = (page: Awaited<ReturnType<typeof remove>>) =>
    screenIn(page, 'account-data').deletion;
  const statusOf = async (browser: Pick<Person, 'get'>) =>
    (await browser.get('/account/', asPage)).status;
  /** Waits until no table contains the address, not even the mail outbox. */
  const placesLeft = ({ email }: Person) =>
    until(
      () => placesOf(app, email, []),
      ({ length }) => length === 0,
    );

  it('ends all sessions at once and removes personal data from orders', async () => {
    const person = await app.signInCustomer(shop.code);
    const orders = [
      await placeOrder(app.visitor(shop.code), shop, { email: person.email }),
      await placeOrder(person, shop, { email: person.email }),
    ];
    const otherBrowser = app.visitor(shop.code);
    const tenant = app.get(HostDirectory).find(otherBrowser.host);
    if (tenant === undefined) throw new Error('The shop has no host.');
    otherBrowser.setCookie(
      'selvedge-session',
      await app.get(Sessions).start(tenant, person.subject),
    );
    const host = `${shop.code}.localhost`;
    const handshake = { host, origin: `http://${host}`, cookie: otherBrowser.cookieHeader() };
    const { socket } = await connect(Number(new URL(app.url).port), handshake);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));

    const answer = await remove(person);
    expect([answer.status, answer.headers['location']]).toEqual([303, confirmation]);
    expect(screenIn(await person.get(confirmation, asPage), 'login').done).toBe('deletion');
    await ended;
    socket.disconnect();
    expect([await statusOf(person), await statusOf(otherBrowser)]).toEqual([303, 303]);
    expect(await placesLeft(person)).toEqual([]);
    // Without SMTP, sent mails are files in the data folder.
    const mails = await placesOf(app, person.email, [app.get(Config).DATA_DIR]);
    expect(mails).toHaveLength(1);
    expect(readFileSync(mails[0] ?? '', 'utf8')).toContain(`From: ${shop.name} <`);
    for (const { orderHash } of orders) {
      const { body } = await app.visitor(shop.code).get(`/omnis/v3/orders/${orderHash}/`);
      expect(body).toMatchObject({ total: 5195, email: null, shippingAddress: null });
    }
    const refused = await signIn(app.visitor(shop.code), person);
    expect(refused.body).toMatchObject({ code: 'SignInRefused' });
    const newVisitor = app.visitor(shop.code);
    expect((await signUp(newVisitor, person.email)).status).toBe(200);
  });

  it('requires the password and the second factor', async () => {
    const person = await app.signInCustomer(shop.code);
    const wrong = await remove(person, { password: 'not it at all' });
    expect([wrong.status, formOf(wrong)?.errors]).toEqual([
      422,
      { password: ['The password is wrong'] },
    ]);
    const { secret } = await protect(person);
    expect(formOf(await remove(person))?.errors).toHaveProperty('twoFactorAuthCode');
    expect((await remove(person, { twoFactorAuthCode: codeOf(secret, 9) })).status).toBe(422);
    expect(await statusOf(person)).toBe(200);
    expect((await remove(person, { twoFactorAuthCode: codeOf(secret) })).status).toBe(303);
  });

  it('is refused to the only owner of a shop, even if the last two owners leave concurrently', async () => {
    const store = await app.openStore({ name: 'Lighthouse' });
    const first = await app.signInOwner(store);
    const alone = await remove(first);
    expect([alone.status, formOf(alone)?.message]).toEqual([
      409,
      'You are the only owner of Lighthouse. Transfer ownership, or have the shop closed, before you delete your account.',
    ]);
    expect(await statusOf(first)).toBe(200);
    const second = await app.signInOwner(store);
    const answers = await Promise.all([first, second].map((owner) => remove(owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it('is refused while a paid order still needs the address', async () => {
    const person = await app.signInCustomer(shop.code);
    const order = await placeOrder(person, shop, { email: person.email });
    await person.post(paymentsOf(order), payRequest());
    const refused = await remove(person);
    expect([refused.status, formOf(refused)?.message]).toEqual([
      409,
      `Order #${order.orderId} is paid but not complete. You can delete your account once it is complete.`,
    ]);
    expect(await statusOf(person)).toBe(200);
  });

  it('happens once for two concurrent requests', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret } = await protect(person);
    const code = { twoFactorAuthCode: codeOf(secret) };
    const answers = await Promise.all([remove(person, code), remove(person, code)]);
    for (const { status } of answers) expect(status).toBe(303);
    expect(await placesLeft(person)).toEqual([]);
  });

  it('answers a second request like the first, even if the account is already gone', async () => {
    const person = await app.signInCustomer(shop.code);
    const own = app.get(OwnData);
    const go = own.remove.bind(own);
    const [arrived, first] = [signal(), signal()];
    jest.spyOn(own, 'remove').mockImplementationOnce(async (...args) => {
      arrived.give();
      await first.given;
      return go(...args);
    });
    const second = remove(person);
    await arrived.given;
    expect((await remove(person)).status).toBe(303);
    expect(await placesLeft(person)).toEqual([]);
    first.give();
    const { status, headers } = await second;
    expect([status, headers['location']]).toEqual([303, confirmation]);
  });

  it('is refused to staff, and redirects visitors to sign-in', async () => {
    const staff = await app.signInStaff(['stores'], shop.code);
    const refused = await remove(staff);
    expect([refused.status, formOf(refused)?.message]).toEqual([
      409,
      'Staff accounts cannot be deleted here. Ask a staff lead to close your account.',
    ]);
    expect((await remove(app.visitor(shop.code))).headers['location']).toBe(
      '/login/?redirect_uri=%2Faccount%2Fdata%2F',
    );
  });
});
