import { createHash, randomUUID } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import {
  codeTo,
  enrol,
  goodPassword,
  mailsTo,
  newAddress,
} from '../../features/accounts/account.testing.js';
import { Accounts } from '../../features/accounts/index.js';
import { OtherHost } from '../../platform/http-client/http-client.testing.js';
import { Sandbox } from '../../features/payments/sandbox/sandbox.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';
import {
  addTees,
  checkoutForm,
  openTeeShop,
  payRequest,
} from '../../features/checkout/checkout.testing.js';

describe('an account created at checkout', () => {
  let sandbox: Sandbox;
  let breaches: OtherHost;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    breaches = await OtherHost.open();
    const BREACHED_PASSWORDS_URL = breaches.url('/range');
    app = await startApp({
      ...sandbox.environment,
      BREACHED_PASSWORDS_URL,
      OUTGOING_LOOPBACK: '1',
    });
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await breaches.close();
    await sandbox.stop();
  });

  const shopper = async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    return visitor;
  };
  const opened = async (visitor: Browser) =>
    screenIn(await visitor.get('/checkout/', asPage), 'checkout');
  const submit = (visitor: Browser, changes: Record<string, string>) =>
    visitor.form('/checkout/', checkoutForm(randomUUID(), changes));
  const accountFields = (email: string) => ({ email, makeAccount: '1', password: goodPassword });
  const accountOn = async (visitor: Browser, { headers }: { headers: Record<string, unknown> }) =>
    screenIn(await visitor.get(String(headers['location']), asPage), 'receipt').account;

  it('contains the order once the address is verified', async () => {
    const [visitor, email] = [await shopper(), newAddress()];
    const paid = await submit(visitor, accountFields(email));
    expect(paid.headers['location']).toMatch(/^\/receipt\//);
    expect(await accountOn(visitor, paid)).toBe('unverified');
    const verified = await visitor.form('/sign-up/verify/', { code: await codeTo(app, email) });
    expect(verified.headers['location']).toContain('/sign-up/eula/');
    const { orders } = screenIn(await visitor.get('/account/', asPage), 'account');
    expect(orders.map(({ hash }) => `/receipt/${hash}`)).toEqual([paid.headers['location']]);
  });

  it('is offered on the receipt if it could not be created, and then contains the order', async () => {
    const [visitor, email] = [await shopper(), newAddress()];
    const db = app.get(DataSource);
    // From here on, the database refuses new accounts.
    await db.query('ALTER TABLE credentials ADD CONSTRAINT nobody_new CHECK (false) NOT VALID');
    let paid: Answer;
    try {
      paid = await submit(visitor, accountFields(email));
    } finally {
      await db.query('ALTER TABLE credentials DROP CONSTRAINT nobody_new');
    }
    expect(paid.headers['location']).toMatch(/^\/receipt\//);
    expect(await accountOn(visitor, paid)).toBe('offered');
    expect(await app.get(Accounts).customerOf(email)).toBeUndefined();
    await visitor.form('/sign-up/', { firstName: 'Ada', email, password: goodPassword });
    await visitor.form('/sign-up/verify/', { code: await codeTo(app, email) });
    const { orders } = screenIn(await visitor.get('/account/', asPage), 'account');
    expect(orders.map(({ hash }) => `/receipt/${hash}`)).toEqual([paid.headers['location']]);
  });

  it('gives the same answer for an address with an account, and notifies only its owner', async () => {
    const email = await enrol(app, app.visitor(shop.code));
    const visitor = await shopper();
    expect(await accountOn(visitor, await submit(visitor, accountFields(email)))).toBe(
      'unverified',
    );
    const subjects = (await mailsTo(app, email, 3)).map(({ subjectLine }) => subjectLine);
    expect(subjects).toContain(`You already have an account at ${shop.name}`);
  });

  it('is created once if the form is sent twice', async () => {
    const [visitor, email] = [await shopper(), newAddress()];
    const once = checkoutForm(randomUUID(), accountFields(email));
    await visitor.form('/checkout/', once);
    const { headers } = await visitor.form('/checkout/', once);
    await visitor.form('/sign-up/verify/', { code: await codeTo(app, email) });
    expect(await accountOn(visitor, { headers })).toBeNull();
  });

  it.each([
    ['too short', 'seven77', 'Must contain at least 8 characters'],
    ['easily guessed', 'password1', 'Please choose a password that is harder to guess'],
  ])(
    'is refused by a password that is %s, which is not shown again, and so is the order',
    async (_, password, message) => {
      const answer = await submit(await shopper(), { ...accountFields(newAddress()), password });
      expect(answer.status).toBe(422);
      expect(screenIn(answer, 'checkout').form).toMatchObject({
        errors: { password: [message] },
        values: { makeAccount: '1' },
      });
      expect(answer.text).not.toContain(password);
    },
  );

  it('is refused for a breached password before anything is ordered', async () => {
    const password = 'breached somewhere else';
    const digits = createHash('sha1').update(password).digest('hex').toUpperCase();
    breaches.serve(`/range/${digits.slice(0, 5)}`, `${digits.slice(5)}:3`);
    const registeredEmail = await enrol(app, app.visitor(shop.code));
    for (const email of [newAddress(), registeredEmail]) {
      const visitor = await shopper();
      const answer = await submit(visitor, { ...accountFields(email), password });
      expect([answer.status, screenIn(answer, 'checkout').form?.errors]).toEqual([
        422,
        { password: ['Please choose a password that is harder to guess'] },
      ]);
      const { basket } = screenIn(await visitor.get('/basket/', asPage), 'basket');
      expect(basket.items).toHaveLength(1);
    }
  });

  it.each([
    ['who has not paid', payRequest('4000 0000 0000 0002')],
    ['who left its box alone', { makeAccount: '' }],
  ])('is not created for %s', async (_, changes) => {
    const [visitor, email] = [await shopper(), newAddress()];
    await submit(visitor, { ...accountFields(email), ...changes });
    expect(await app.get(Accounts).customerOf(email)).toBeUndefined();
  });

  it('is neither offered to nor created for signed-in customers', async () => {
    const person = await app.signInCustomer(shop.code);
    await addTees(person, shop);
    const email = newAddress();
    expect(await opened(person)).toMatchObject({ offersAccount: false });
    await submit(person, accountFields(email));
    expect(await app.get(Accounts).customerOf(email)).toBeUndefined();
  });
});
