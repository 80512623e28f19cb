import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { StoreGate } from '../index.js';
import { hashPassword } from '../sign-in/password.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { StoreGateQueries } from './store-gate.queries.js';

const access = '/omnis/v3/frontend/store-access/';
const basket = '/omnis/v3/basket/main/list/';
const password = 'through the hedge';
const wrong = 'The shop password is wrong';
/** Minimal hashing cost, since most of these tests do not need a strong hash. */
const hash = hashPassword(password, { N: 2, r: 1, p: 1 });

describe('password of a closed shop', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore({ passwordProtected: true });
    await app.get(StoreGateQueries).setPasswordHash(shop.division, await hash);
  });
  afterAll(() => app.close());

  const give = (visitor: Browser, what: unknown = password): Promise<Answer> =>
    visitor.post(access, { password: what });

  it('API-055 admits a visitor without an account', async () => {
    const visitor = app.visitor(shop.code);
    expect((await visitor.get(basket)).status).toBe(403);
    const { status, body } = await give(visitor);
    expect([status, body.user]).toEqual([200, null]);
    expect((await visitor.get(basket)).status).toBe(200);
  });

  it('GRD-004 admits a visitor to a shop that is coming soon', async () => {
    const soon = await app.openStore({
      comingSoon: { enabled: true, opensAt: null, heading: 'Soon' },
    });
    await app.get(StoreGateQueries).setPasswordHash(soon.division, await hash);
    const visitor = app.visitor(soon.code);
    await give(visitor);
    expect((await visitor.get(basket)).status).toBe(200);
  });

  it('API-055 keeps the user signed in', async () => {
    const customer = await app.signInCustomer(shop.code);
    expect((await give(customer)).body.user.email).toBe(customer.email);
    expect((await customer.get(basket)).status).toBe(200);
  });

  it('IDN-010 renews the session id and invalidates the old one', async () => {
    const visitor = await app.signInCustomer(shop.code);
    const stolen = app.visitor(shop.code);
    for (const line of visitor.cookieHeader().split('; ')) {
      const [name = '', value = ''] = line.split('=');
      stolen.setCookie(name, value);
    }
    await give(visitor);
    expect((await stolen.get(basket)).status).toBe(403);
  });

  it('API-055 opens only this shop', async () => {
    const other = await app.openStore({ passwordProtected: true });
    await app.get(StoreGate).setPassword(other.division, 'another one');
    const visitor = app.visitor(shop.code);
    await give(visitor);
    const otherVisitor = app.visitor(other.code);
    for (const line of visitor.cookieHeader().split('; ')) {
      const [name = '', value = ''] = line.split('=');
      otherVisitor.setCookie(name, value);
    }
    expect((await otherVisitor.get(basket)).status).toBe(403);
    expect((await give(app.visitor(other.code))).status).toBe(422);
  });

  it.each([['nearly'], [password.toUpperCase()]])('API-055 refuses %p', async (guess) => {
    const { status, body } = await give(app.visitor(shop.code), guess);
    expect([status, body.errors]).toEqual([422, { password: [wrong] }]);
  });

  it('API-055 refuses every password if none is set', async () => {
    const bare = await app.openStore({ passwordProtected: true });
    expect((await give(app.visitor(bare.code), 'undefined')).status).toBe(422);
  });

  const required = 'This field is required';
  it.each([
    [null, required],
    ['', required],
    [7, required],
    [['a'], required],
    ['x'.repeat(201), 'Must contain no more than 200 characters'],
  ])('ERR-009 refuses %p as a password', async (what, message) => {
    const { status, body } = await give(app.visitor(shop.code), what);
    expect([status, body.errors.password]).toEqual([422, [message]]);
  });

  it('refuses a body that is too large and a NUL character', async () => {
    const visitor = app.visitor(shop.code);
    expect((await visitor.post(access, { password: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect((await give(visitor, 'a\u0000b')).status).toBe(422);
  });

  it('requires a CSRF token', async () => {
    const { status } = await app.visitor(shop.code).send('post', access, { body: { password } });
    expect(status).toBe(403);
  });

  it('IDN-011 delays further attempts after failures, even with the right password', async () => {
    const failures = app.get(SignInFailures);
    for (let failure = 0; failure < 5; failure += 1) {
      await failures.attempt(`gate of ${shop.division}`, '127.0.0.1');
    }
    const { status, headers } = await give(app.visitor(shop.code));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('resets the failures after success', async () => {
    const failures = app.get(SignInFailures);
    for (let failure = 0; failure < 4; failure += 1) {
      await failures.attempt(`gate of ${shop.division}`, '127.0.0.1');
    }
    expect((await give(app.visitor(shop.code))).status).toBe(200);
    expect((await give(app.visitor(shop.code))).status).toBe(200);
  });

  it('revokes access of all visitors when it changes', async () => {
    const visitor = app.visitor(shop.code);
    await give(visitor);
    await app.get(StoreGate).setPassword(shop.division, 'over the wall');
    expect((await visitor.get(basket)).status).toBe(403);
    expect((await give(visitor)).status).toBe(422);
    expect((await give(visitor, 'over the wall')).status).toBe(200);
  });
});
