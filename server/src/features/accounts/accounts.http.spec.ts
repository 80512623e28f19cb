import { DataSource } from 'typeorm';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';

const login = '/omnis/v3/dashboard/secure/login/';
const logout = '/omnis/v3/dashboard/secure/logout/';
const state = '/omnis/v3/dashboard/secure/get/';
const sessionCookie = 'selvedge-session';

describe('sign-in and sessions', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const signIn = (browser: Browser, email: string, password = testPassword): Promise<Answer> =>
    browser.post(login, { email, password });

  it('IDN-015 STO-022 STO-023 return the initial state', async () => {
    const shop = await app.openStore({ name: 'Tide & Thread', pro: true });
    const { email, subject } = await app.signInOwner(shop);
    const { status, body } = await signIn(app.visitor(shop.code), email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        kind: 'customer',
        id: subject.id,
        email,
        firstName: 'Robin',
        lastName: 'Weaver',
        verified: true,
        signedEula: true,
        internal: false,
        avatar: null,
      },
      permissions: expect.arrayContaining(['orders', 'settings', 'users']),
      abilities: expect.arrayContaining(['orders.view', 'settings.manage']),
      context: 'store',
      store: {
        active: {
          id: shop.division,
          name: 'Tide & Thread',
          pro: true,
          paymentProcessor: { type: 'teemill' },
        },
      },
      flags: { isAllowed: true, isInternalOfStore: true, secondFactorRequired: false },
      csrfToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('API-014 give a visitor no user, no permissions and a working CSRF token', async () => {
    const shop = await app.openStore();
    const visitor = app.visitor(shop.code);
    const { status, body } = await visitor.get(state);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: null, permissions: [], abilities: [], context: 'store' });
    expect(body.csrfToken).toBe(visitor.cookie('XSRF-TOKEN'));
    expect((await visitor.post(logout)).status).toBe(200);
  });

  it('API-014 report the context of the host', async () => {
    expect((await app.call('', state)).body.context).toBe('main-brand');
    const atlas = await app.call('atlas', state);
    expect(atlas.body).toMatchObject({ context: 'atlas', store: { active: null } });
  });

  it('IDN-010 issue a new session id at sign-in and keep the visit', async () => {
    const shop = await app.openStore();
    const { email } = await app.signInCustomer(shop.code);
    const visitor = app.visitor(shop.code);
    await visitor.get(state);
    const before = visitor.cookie(sessionCookie);
    const { headers } = await signIn(visitor, email);
    expect(visitor.cookie(sessionCookie)).not.toBe(before);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^selvedge-session=s\.[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=1209600; Path=\/; SameSite=Lax$/),
    ]);
  });

  it('IDN-010 invalidate the old session and its CSRF token at sign-in', async () => {
    const shop = await app.openStore();
    const signedIn = await app.signInCustomer(shop.code);
    const thief = app.visitor(shop.code);
    thief.setCookie(sessionCookie, signedIn.cookie(sessionCookie) ?? '');
    expect((await thief.get(state)).body.user).toMatchObject({ id: signedIn.subject.id });
    await signIn(signedIn, signedIn.email);
    expect((await thief.get(state)).body.user).toBeNull();
    expect((await signedIn.get(state)).body.user).toMatchObject({ id: signedIn.subject.id });
  });

  it('IDN-010 store only a hash of the session id', async () => {
    const shop = await app.openStore();
    const signedIn = await app.signInCustomer(shop.code);
    const token = signedIn.cookie(sessionCookie) ?? '';
    const rows: unknown[] = await app
      .get(DataSource)
      .query('SELECT 1 FROM sessions s WHERE position($1 in s::text) > 0', [token.slice(2)]);
    expect(rows).toEqual([]);
  });

  it('IDN-010 extend a session on use and end it 14 days after its last use', async () => {
    const shop = await app.openStore();
    const signedIn = await app.signInCustomer(shop.code);
    const age = (interval: string): Promise<unknown> =>
      app
        .get(DataSource)
        .query(
          `UPDATE sessions SET last_seen_at = now() - interval '${interval}' WHERE subject_kind = 'customer' AND subject_id = $1`,
          [signedIn.subject.id],
        );
    await age('13 days 23 hours');
    expect((await signedIn.get(state)).body.user).not.toBeNull();
    const [{ isFresh }] = await app
      .get(DataSource)
      .query(
        `SELECT last_seen_at > now() - interval '1 minute' AS "isFresh" FROM sessions WHERE subject_id = $1`,
        [signedIn.subject.id],
      );
    expect(isFresh).toBe(true);
    await age('14 days');
    expect((await signedIn.get(state)).body.user).toBeNull();
  });

  it('end a session 90 days after it was started, even if it is in use', async () => {
    const shop = await app.openStore();
    const signedIn = await app.signInCustomer(shop.code);
    const setSessionAge = (before: string): Promise<unknown> =>
      app
        .get(DataSource)
        .query(
          `UPDATE sessions SET created_at = now() - interval '${before}' WHERE subject_id = $1`,
          [signedIn.subject.id],
        );
    await setSessionAge('89 days');
    expect((await signedIn.get(state)).body.user).not.toBeNull();
    await setSessionAge('90 days');
    expect((await signedIn.get(state)).body.user).toBeNull();
  });

  it('accept a password of any age', async () => {
    const shop = await app.openStore();
    const { email, subject } = await app.signInCustomer(shop.code);
    await app
      .get(DataSource)
      .query(
        `UPDATE credentials SET changed_at = now() - interval '20 years' WHERE subject_id = $1`,
        [subject.id],
      );
    const answer = await app.visitor(shop.code).post(login, { email, password: testPassword });
    expect(answer.status).toBe(200);
  });

  it('IDN-010 do not accept the session on another host', async () => {
    const [shop, other] = [await app.openStore(), await app.openStore()];
    const signedIn = await app.signInCustomer(shop.code);
    for (const host of [other.code, 'atlas', '']) {
      const otherVisitor = app.visitor(host);
      otherVisitor.setCookie(sessionCookie, signedIn.cookie(sessionCookie) ?? '');
      expect((await otherVisitor.get(state)).body.user).toBeNull();
    }
  });

  it('API-013 end the session on the server at sign-out', async () => {
    const shop = await app.openStore();
    const signedIn = await app.signInCustomer(shop.code);
    const token = signedIn.cookie(sessionCookie) ?? '';
    const { status, body } = await signedIn.post(logout);
    expect(status).toBe(200);
    expect(body.user).toBeNull();
    expect(signedIn.cookie(sessionCookie)).not.toBe(token);
    const thief = app.visitor(shop.code);
    thief.setCookie(sessionCookie, token);
    expect((await thief.get(state)).body.user).toBeNull();
  });

  it('IDN-012 give the same answer whether or not the e-mail address is known', async () => {
    const shop = await app.openStore();
    const { email } = await app.signInCustomer(shop.code);
    const wrong = await signIn(app.visitor(shop.code), email, 'not-the-password');
    const unknown = await signIn(app.visitor(shop.code), `no-${email}`, 'not-the-password');
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      title: 'Api error',
      code: 'SignInRefused',
      errors: { email: ['The e-mail address or the password is wrong'] },
    });
    const { correlationId: _one, ...asWrong } = wrong.body;
    const { correlationId: _two, ...asUnknown } = unknown.body;
    expect(asUnknown).toEqual(asWrong);
    expect(unknown.status).toBe(422);
  });

  describe('on atlas', () => {
    it('let staff sign in with their permissions', async () => {
      const { email } = await app.signInStaff(['orders-view']);
      const { status, body } = await signIn(app.visitor('atlas'), email);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ kind: 'staff', internal: true });
      expect(body.permissions).toEqual(['orders-view']);
    });

    it('A-42 refuse a customer', async () => {
      const shop = await app.openStore();
      const { email } = await app.signInCustomer(shop.code);
      expect((await signIn(app.visitor('atlas'), email)).status).toBe(422);
    });

    it('ATL-009 refuse disabled staff and end their open session', async () => {
      const staff = await app.signInStaff(['orders-view']);
      expect((await staff.get(state)).body.user).not.toBeNull();
      await app
        .get(DataSource)
        .query('UPDATE staff SET status = -1 WHERE id = $1', [staff.subject.id]);
      expect((await staff.get(state)).body.user).toBeNull();
      expect((await signIn(app.visitor('atlas'), staff.email)).status).toBe(422);
    });
  });

  it.each<[string, object, string]>([
    ['no e-mail address', { password: 'x' }, 'email'],
    ['an invalid e-mail address', { email: 'me', password: 'x' }, 'email'],
    ['a number for an e-mail address', { email: 7, password: 'x' }, 'email'],
    ['no password', { email: 'a@example.test' }, 'password'],
    ['an empty password', { email: 'a@example.test', password: '' }, 'password'],
    ['an object for a password', { email: 'a@example.test', password: { $ne: '' } }, 'password'],
    [
      'a password of more than 200 characters',
      { email: 'a@b.test', password: 'x'.repeat(201) },
      'password',
    ],
    ['a NUL character', { email: 'a@example.test', password: 'a\0b' }, 'password'],
    ['an array', [], 'email'],
  ])('ERR-007 ERR-009 refuse %s', async (_what, body, field) => {
    const visitor = app.visitor((await app.openStore()).code);
    const answer = await visitor.post(login, body);
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ title: 'Api error', code: 'InvalidInput' });
    expect(answer.body.message).toBe(Object.values<string[]>(answer.body.errors)[0]?.[0]);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });
});
