import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Browser } from '../../platform/testing/browser.js';
import {
  startApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../platform/testing/start-app.js';
import { screenIn } from '../../features/storefront/storefront.testing.js';
import {
  codeOf,
  protect,
  userIn,
} from '../../features/accounts/second-factor/second-factor.testing.js';

const cookie = 'selvedge-second-step';
const session = 'selvedge-session';

describe('second sign-in step without JavaScript', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const begin = async (person: SignedIn): Promise<Browser> => {
    const browser = app.visitor(shop.code);
    const fields = { email: person.email, password: testPassword, redirect_uri: '/basket/' };
    const { status, headers } = await browser.form('/login/', fields);
    expect([status, headers['location']]).toEqual([303, '/login/code/?redirect_uri=%2Fbasket%2F']);
    return browser;
  };
  const show = (browser: Browser, twoFactorAuthCode: string) =>
    browser.form('/login/code/', { twoFactorAuthCode, redirect_uri: '/basket/' });
  const passwordFirst = '/login/?redirect_uri=%2Fbasket%2F';

  it('asks for a code after the password and redirects to the requested page', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret } = await protect(person);
    const browser = await begin(person);
    expect(await userIn(browser)).toBeNull();
    const page = await browser.get('/login/code/?redirect_uri=%2Fbasket%2F');
    expect(screenIn(page, 'second-step')).toEqual({
      name: 'second-step',
      by: 'app',
      redirectUri: '/basket/',
      form: null,
    });
    expect(page.text).not.toContain(person.email);
    const visitor = browser.cookie(session);
    const { status, headers } = await show(browser, codeOf(secret));
    expect([status, headers['location']]).toEqual([303, '/basket/']);
    expect(browser.cookie(session)).not.toBe(visitor);
    expect(browser.cookie(cookie)).toBeUndefined();
    expect(await userIn(browser)).toMatchObject({ id: person.subject.id });
  });

  it('API-012 accepts a recovery code instead', async () => {
    const person = await app.signInCustomer(shop.code);
    const { recoveryCodes } = await protect(person);
    const browser = await begin(person);
    const page = await browser.get('/login/code/?with=recovery');
    expect(screenIn(page, 'second-step').by).toBe('recovery');
    const recoveryCode = recoveryCodes[3] ?? '';
    const wrong = await browser.form('/login/code/', { recoveryCode: 'abcdefgh-abcdefgh' });
    expect(wrong.status).toBe(422);
    expect(screenIn(wrong, 'second-step')).toMatchObject({
      by: 'recovery',
      form: { errors: { recoveryCode: ['Invalid recovery code'] } },
    });
    expect(wrong.text).not.toContain('abcdefgh-abcdefgh');
    const { status } = await browser.form('/login/code/', { recoveryCode });
    expect(status).toBe(303);
    expect(await userIn(browser)).toMatchObject({ id: person.subject.id });
  });

  it('shows the form again after a wrong code and accepts another one', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret } = await protect(person);
    const browser = await begin(person);
    for (const code of ['12', codeOf(secret, 9)]) {
      const wrong = await show(browser, code);
      expect(wrong.status).toBe(422);
      expect(screenIn(wrong, 'second-step')).toMatchObject({
        by: 'app',
        form: { errors: { twoFactorAuthCode: ['Invalid authentication code'] } },
      });
    }
    expect((await show(browser, codeOf(secret))).status).toBe(303);
    expect(await userIn(browser)).not.toBeNull();
  });

  it('works only in the browser that gave the password, even if its cookie is stolen', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret } = await protect(person);
    const browser = await begin(person);
    const thief = app.visitor(shop.code);
    await userIn(thief);
    thief.setCookie(cookie, browser.cookie(cookie) ?? '');
    const page = await thief.get('/login/code/');
    expect([page.status, page.headers['location']]).toEqual([303, '/login/?redirect_uri=%2F']);
    const { status, headers } = await show(thief, codeOf(secret));
    expect([status, headers['location']]).toEqual([303, passwordFirst]);
    expect(await userIn(thief)).toBeNull();
    const planted = app.visitor(shop.code);
    planted.setCookie(session, browser.cookie(session) ?? '');
    expect((await show(planted, codeOf(secret))).headers['location']).toBe(passwordFirst);
    expect((await show(browser, codeOf(secret))).status).toBe(303);
    expect(await userIn(browser)).not.toBeNull();
  });

  it('expires after five minutes and works once', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret } = await protect(person);
    const browser = await begin(person);
    const cookies = { step: browser.cookie(cookie) ?? '', visitor: browser.cookie(session) ?? '' };
    await show(browser, codeOf(secret));
    const again = app.visitor(shop.code);
    again.setCookie(cookie, cookies.step);
    again.setCookie(session, cookies.visitor);
    expect((await show(again, codeOf(secret, 1))).headers['location']).toBe(passwordFirst);
    expect(await userIn(again)).toBeNull();
    const late = await begin(person);
    await app
      .get(DataSource)
      .query(
        `UPDATE pending_sign_ins SET expires_at = expires_at - interval '5 minutes' WHERE subject_id = $1`,
        [person.subject.id],
      );
    expect((await show(late, codeOf(secret, 1))).headers['location']).toBe(passwordFirst);
    expect(await userIn(late)).toBeNull();
  });

  it('IDN-012 redirects to the sign-in without a password', async () => {
    const stranger = app.visitor(shop.code);
    const { status, headers } = await stranger.get('/login/code/');
    expect([status, headers['location']]).toEqual([303, '/login/?redirect_uri=%2F']);
    expect((await show(stranger, '123456')).headers['location']).toBe(passwordFirst);
  });
});
