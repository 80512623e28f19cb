import { currentTerms } from '@selvedge/shared/accounts/terms';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { codeTo, enrol, goodPassword, mailsTo, newAddress, signUp } from '../account.testing.js';

const secure = '/omnis/v3/dashboard/secure';

describe('sign-up', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ name: 'Wave & Co' });
  });
  afterAll(() => app.close());

  const visitor = () => app.visitor(shop.code);
  const stateOf = async (browser: ReturnType<typeof visitor>) =>
    (await browser.get(`${secure}/get/`)).body.user;

  it('API-009 IDN-008 IDN-009 verifies the mailed code, then the signed terms', async () => {
    const browser = visitor();
    const email = newAddress();
    const answer = await browser.post('/omnis/v3/shop/customer/create/', {
      email,
      password: goodPassword,
      v3captchaToken: 'three',
      v2captchaToken: 'two',
      should_have_store: 1,
      dashboard_access: 0,
    });
    expect([answer.status, answer.body.user]).toEqual([200, null]);

    const [mail] = await mailsTo(app, email, 1);
    const [, code = ''] = /code is (\d{4} \d{4})/.exec(mail?.text ?? '') ?? [];
    expect(mail?.subjectLine).toBe(`${code} is your code for Wave & Co`);
    expect(mail?.text).toContain(`/sign-up/verify/?code=${code.replace(' ', '')}`);
    const verified = await browser.post(`${secure}/verify/`, { code });
    expect(verified.body.user).toMatchObject({ email, verified: true, signedEula: false });
    const sql = 'SELECT should_have_store AS wished FROM customers WHERE email = $1';
    expect(await app.get(DataSource).query(sql, [email])).toEqual([{ wished: true }]);

    const { version } = currentTerms;
    const signed = await browser.post(`${secure}/eula/`, { version });
    expect(signed.body.user).toMatchObject({ verified: true, signedEula: true });
    const [row] = await app
      .get(DataSource)
      .query<object[]>(
        `SELECT eula_version AS version, eula_signed_at <= now() AS "isPast" FROM customers WHERE email = $1`,
        [email],
      );
    expect(row).toEqual({ version, isPast: true });
    const again = await app.visitor('').post(`${secure}/login/`, { email, password: goodPassword });
    expect(again.body.user).toMatchObject({ email, signedEula: true });
  });

  it('API-054 is available by API, up to a second factor and a forgotten password', async () => {
    const browser = visitor();
    const email = newAddress();
    await signUp(browser, email);
    const verified = await browser.post(`${secure}/verify/`, { code: await codeTo(app, email) });
    const { version } = currentTerms;
    const signed = await browser.post(`${secure}/eula/`, { version });
    const setUp = await browser.post(`${secure}/two-factor/`);
    const forgotten = await browser.post(`${secure}/forgot-password/`, { email });
    expect([verified, signed, setUp, forgotten].map(({ status }) => status)).toEqual([
      200, 200, 200, 204,
    ]);
    expect(signed.body.user).toMatchObject({ email, verified: true, signedEula: true });
    expect(setUp.body).toMatchObject({ uri: expect.stringMatching(/^otpauth:\/\/totp\//) });
    const mails = await mailsTo(app, email, 2);
    expect(mails[1]?.text).toMatch(/\/reset-password\//);
  });

  it('IDN-012 answers the same for an address with an account, and notifies its owner', async () => {
    const registeredEmail = await enrol(app, visitor());
    const unknown = newAddress();
    const [one, other] = [visitor(), visitor()];
    const answers = [
      await signUp(one, registeredEmail.toUpperCase(), 'another good one'),
      await signUp(other, unknown),
    ];
    const results = answers.map(({ status, body }) => ({ status, ...body, csrfToken: '' }));
    expect(results[0]).toEqual(results[1]);

    const mail = (await mailsTo(app, registeredEmail, 2)).at(-1);
    expect(mail?.subjectLine).toBe('You already have an account at Wave & Co');
    const refused = await Promise.all(
      [one, other].map((browser) => browser.post(`${secure}/verify/`, { code: '0000 0000' })),
    );
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
    const bodies = refused.map(({ body }) => ({ ...body, correlationId: '' }));
    expect(bodies[0]).toEqual(bodies[1]);
    for (const browser of [one, other])
      expect((await browser.post(`${secure}/verify/resend/`, {})).status).toBe(204);
    const withOld = await app
      .visitor('')
      .post(`${secure}/login/`, { email: registeredEmail, password: goodPassword });
    expect(withOld.status).toBe(200);
  });

  it('creates one account for two concurrent sign-ups with one address', async () => {
    const email = newAddress();
    const answers = await Promise.all([signUp(visitor(), email), signUp(visitor(), email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows: unknown[] = await app
      .get(DataSource)
      .query('SELECT FROM customers WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('IDN-008 accepts only the code of its own sign-up, and limits attempts', async () => {
    const [mine, theirs] = [visitor(), visitor()];
    const [email, other] = [newAddress(), newAddress()];
    await Promise.all([signUp(mine, email), signUp(theirs, other)]);
    const code = await codeTo(app, email);
    expect((await theirs.post(`${secure}/verify/`, { code })).status).toBe(422);
    expect((await visitor().post(`${secure}/verify/`, { code })).status).toBe(401);

    const attempts = [];
    for (let count = 0; count < 7; count += 1)
      attempts.push((await theirs.post(`${secure}/verify/`, { code: '1234' })).status);
    expect(attempts).toContain(429);
    expect(await stateOf(theirs)).toBeNull();
    expect((await mine.post(`${secure}/verify/`, { code })).status).toBe(200);
    const replayed = await mine.post(`${secure}/verify/`, { code });
    expect(replayed.body.user).toMatchObject({ email, verified: true });
  });

  it('VAL-001 VAL-002 VAL-005 VAL-035 VAL-036 reports errors of address and password', async () => {
    const refused = async (email: string, password: string) =>
      (await visitor().post('/omnis/v3/shop/customer/create/', { email, password })).body.errors;
    const required = ['This field is required'];
    expect(await refused('', '')).toEqual({ email: required, password: required });
    expect(await refused('ada@shop', ' four words')).toEqual({
      email: ['Please enter a valid email address'],
      password: ['Password cannot start or end with spaces'],
    });
    const address = 'ada@shop.example';
    const short = ['Must contain at least 8 characters'];
    expect(await refused(address, 'x'.repeat(7))).toEqual({ password: short });
    const long = ['Must contain no more than 200 characters'];
    expect(await refused(address, 'x'.repeat(201))).toEqual({ password: long });
    expect(await refused(newAddress(), 'four words make '.repeat(12).trim())).toBeUndefined();
  });

  it.each([
    [{ email: 'nobody', password: goodPassword }, 'email', 'Please enter a valid email address'],
    [
      { email: 'a@example.test', password: 'short' },
      'password',
      'Must contain at least 8 characters',
    ],
    [
      { email: 'a@example.test', password: 'a'.repeat(201) },
      'password',
      'Must contain no more than 200 characters',
    ],
    [
      { email: 'a@example.test', password: ' four words make one' },
      'password',
      'Password cannot start or end with spaces',
    ],
    [
      { email: 'a@example.test', password: 'password1' },
      'password',
      'Please choose a password that is harder to guess',
    ],
    [{ email: 'a@example.test' }, 'password', 'This field is required'],
    [
      { email: 'a@example.test', password: goodPassword, should_have_store: 7 },
      'should_have_store',
      '',
    ],
  ])('VAL-002 VAL-005 refuses %j', async (body, field, message) => {
    const answer = await visitor().post('/omnis/v3/shop/customer/create/', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field].join()).toContain(message);
  });

  it('signs in by the code only once, even with a copied cookie', async () => {
    const [browser, copied] = [visitor(), visitor()];
    const email = newAddress();
    await signUp(browser, email);
    copied.setCookie('selvedge-sign-up', browser.cookie('selvedge-sign-up') ?? '');
    const code = await codeTo(app, email);
    expect((await browser.post(`${secure}/verify/`, { code })).status).toBe(200);
    const { status, body } = await copied.post(`${secure}/verify/`, { code });
    expect([status, body.code]).toEqual([422, 'CodeRefused']);
    expect(await stateOf(copied)).toBeNull();
  });

  it('IDN-009 accepts only the current terms, and only with a verified address', async () => {
    const browser = visitor();
    const { version } = currentTerms;
    expect((await browser.post(`${secure}/eula/`, { version })).status).toBe(401);
    const email = newAddress();
    await signUp(visitor(), email);
    await browser.post(`${secure}/login/`, { email, password: goodPassword });
    expect((await browser.post(`${secure}/eula/`, { version })).status).toBe(409);
    await browser.post(`${secure}/verify/`, { code: await codeTo(app, email) });
    expect((await browser.post(`${secure}/eula/`, { version: '1999-01-01' })).status).toBe(409);
    expect((await browser.post(`${secure}/eula/`, { version })).status).toBe(200);
  });
});
