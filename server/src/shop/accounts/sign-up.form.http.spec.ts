import { currentTerms } from '@selvedge/shared/accounts/terms';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';
import {
  codeTo,
  enrol,
  goodPassword,
  newAddress,
  signUp,
} from '../../features/accounts/account.testing.js';

describe('sign-up without JavaScript', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const redirect_uri = '/basket/';
  const onwards = '?redirect_uri=%2Fbasket%2F';

  it('RTE-006 RTE-007 IDN-008 IDN-009 RTE-069 leads through all steps and on to a path of this host', async () => {
    const browser = app.visitor(shop.code);
    const email = newAddress();
    const page = await browser.get(`/sign-up/${onwards}`, asPage);
    expect(screenIn(page, 'sign-up')).toMatchObject({ redirectUri: redirect_uri });
    // First name, address and password are required; browsers may fill or paste them.
    const fields = [...page.text.matchAll(/<input(?![^>]*type="hidden")[^>]*>/g)].map(String);
    const [nameField, addressField, passwordField, ...others] = fields.filter((field) =>
      field.includes('required'),
    );
    expect(nameField).toMatch(/autoComplete="given-name"/i);
    expect(addressField).toMatch(/(?=.*type="email")(?=.*autoComplete="username")/i);
    expect(passwordField).toMatch(/(?=.*type="password")(?=.*autoComplete="new-password")/i);
    expect(others).toEqual([]);
    expect(page.text).not.toMatch(/onpaste/i);

    const answer = await browser.form('/sign-up/', {
      ...{ firstName: 'Ada', email, password: goodPassword, redirect_uri },
    });
    expect(answer.headers['location']).toBe(`/sign-up/verify/${onwards}`);
    const verify = await browser.get(`/sign-up/verify/${onwards}`, asPage);
    expect(screenIn(verify, 'verify')).toMatchObject({ email, code: '' });
    const byMail = await browser.get('/sign-up/verify/?code=12345678', asPage);
    expect(screenIn(byMail, 'verify')).toMatchObject({ redirectUri: redirect_uri });
    const sent = await browser.form('/sign-up/verify/resend/', { redirect_uri });
    expect(sent.headers['location']).toBe(`/sign-up/verify/${onwards}&sent=1`);

    const wrong = await browser.form('/sign-up/verify/', { code: '0', redirect_uri });
    expect(wrong.status).toBe(422);
    expect(screenIn(wrong, 'verify').form?.errors['code']).toEqual([
      'This code is wrong or has expired',
    ]);
    const code = await codeTo(app, email);
    const right = await browser.form('/sign-up/verify/', { code, redirect_uri });
    expect(right.headers['location']).toBe(`/sign-up/eula/${onwards}`);
    const eula = await browser.get(`/sign-up/eula/${onwards}`, asPage);
    expect(screenIn(eula, 'eula')).toMatchObject({ mustSign: true });

    const old = await browser.form('/sign-up/eula/', { version: 'old', redirect_uri });
    expect(old.status).toBe(409);
    const { version } = currentTerms;
    const done = await browser.form('/sign-up/eula/', { version, redirect_uri });
    expect([done.status, done.headers['location']]).toEqual([303, '/basket/']);
  });

  it.each([
    ['/dashboard/shops/new', true],
    ['/basket/', false],
  ])('with target %s records a wanted store: %s', async (way, expected) => {
    const email = newAddress();
    const form = { firstName: 'Ada', email, password: goodPassword, redirect_uri: way };
    await app.visitor(shop.code).form('/sign-up/', form);
    const sql = 'SELECT should_have_store AS wished FROM customers WHERE email = $1';
    expect(await app.get(DataSource).query(sql, [email])).toEqual([{ wished: expected }]);
  });

  it('asks for a name, which the account then has', async () => {
    const [browser, email] = [app.visitor(shop.code), newAddress()];
    const fields = { email, password: goodPassword };
    const refused = await browser.form('/sign-up/', { ...fields, firstName: ' ' });
    expect(refused.status).toBe(422);
    expect(Object.keys(screenIn(refused, 'sign-up').form?.errors ?? {})).toEqual(['firstName']);
    const wrong = { firstName: '', email: 'ada', password: goodPassword };
    const all = screenIn(await browser.form('/sign-up/', wrong), 'sign-up').form?.errors ?? {};
    expect(Object.keys(all)).toEqual(['firstName', 'email']);
    await browser.form('/sign-up/', { ...fields, firstName: ' Ada ', lastName: 'Loom' });
    const sql = 'SELECT first_name, last_name FROM customers WHERE email = $1';
    expect(await app.get(DataSource).query(sql, [email])).toEqual([
      { first_name: 'Ada', last_name: 'Loom' },
    ]);
  });

  it('shows the form again without the password', async () => {
    const browser = app.visitor(shop.code);
    const answer = await browser.form('/sign-up/', {
      firstName: 'Ada',
      email: 'who@example.test',
      password: 'qwertyuiop',
    });
    expect(answer.status).toBe(422);
    expect(screenIn(answer, 'sign-up').form).toMatchObject({
      values: { email: 'who@example.test' },
      errors: { password: ['Please choose a password that is harder to guess'] },
    });
    expect(answer.text).not.toContain('qwertyuiop');
  });

  it('redirects to the current step', async () => {
    const location = async (browser: ReturnType<typeof app.visitor>, path: string) =>
      (await browser.get(path, asPage)).headers['location'];
    const stranger = app.visitor(shop.code);
    expect(await location(stranger, '/sign-up/verify/')).toBe('/sign-up/');
    expect(await location(stranger, '/sign-up/verify/?code=12345678')).toBe(
      '/login/?redirect_uri=%2Fsign-up%2Fverify%2F%3Fcode%3D12345678',
    );
    const eula = await stranger.get('/sign-up/eula/', asPage);
    expect(screenIn(eula, 'eula')).toMatchObject({ mustSign: false });

    const email = newAddress();
    await signUp(app.visitor(shop.code), email);
    await stranger.form('/login/', { email, password: goodPassword });
    const page = await stranger.get('/sign-up/verify/', asPage);
    expect(screenIn(page, 'verify')).toMatchObject({ email });
    await stranger.form('/sign-up/verify/', { code: await codeTo(app, email) });
    expect(await location(stranger, '/sign-up/verify/')).toBe('/sign-up/eula/');

    const member = app.visitor(shop.code);
    await enrol(app, member);
    expect(await location(member, '/sign-up/verify/')).toBe('/');
    expect(await location(member, '/sign-up/')).toBe('/');
  });
});
