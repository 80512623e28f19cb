import { platformDivision, type Store } from '@selvedge/shared/stores/contract';

import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import { accountDecider } from '../account.decider.js';
import type { AccountId } from '../account.events.js';
import { AccountRequests } from '../account-requests.service.js';
import { AccountsQueries } from '../accounts.queries.js';
import { codeTo, goodPassword, mailsTo, newAddress, signUp } from '../account.testing.js';
import { protect } from '../second-factor/second-factor.testing.js';
import { RequestCodes } from '../sign-up/request-codes.service.js';

const secure = '/omnis/v3/dashboard/secure';
const next = 'another four words';

describe('password reset', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ name: 'Wave & Co' });
  });
  afterAll(() => app.close());

  const visitor = () => app.visitor(shop.code);
  const forget = async (email: string): Promise<number> =>
    (await visitor().post(`${secure}/forgot-password/`, { email })).status;
  const resetBody = (token: string, password = next) => ({
    token,
    password,
    password_confirmation: password,
  });
  const reset = async (token: string, password = next) =>
    visitor().post(`${secure}/reset-password/`, resetBody(token, password));
  const signIn = async (email: string, password: string, host = '') =>
    (await app.visitor(host).post(`${secure}/login/`, { email, password })).status;

  /** Returns the token of the mail's link, once the reset was requested. */
  async function tokenOf(subject: AccountId): Promise<string> {
    const requests = app.get(AccountRequests);
    const request = await until(() => requests.latest(subject, 'PasswordResetAsked'));
    return app.get(RequestCodes).tokenOf(request);
  }

  it('API-011 IDN-013 sets a new password by a mailed link, which works once', async () => {
    const { email } = await app.signInCustomer(shop.code);
    expect(await forget(email.toUpperCase())).toBe(204);
    const [mail] = await mailsTo(app, email, 1);
    expect(mail?.subjectLine).toBe('Choose a new password for Wave & Co');
    const [, token = ''] = /\/reset-password\/\?token=(\S+)/.exec(mail?.text ?? '') ?? [];

    expect((await reset(token)).status).toBe(204);
    expect([await signIn(email, testPassword), await signIn(email, next)]).toEqual([422, 200]);
    const again = await reset(token, 'yet another four words');
    expect([again.status, again.body.code]).toEqual([422, 'ResetLinkRefused']);
    const subjectLines = (await mailsTo(app, email, 2)).map(({ subjectLine }) => subjectLine);
    expect(subjectLines).toContain('Your password for Wave & Co was changed');
  });

  it('keeps the second factor', async () => {
    const person = await app.signInCustomer(shop.code);
    await protect(person);
    await forget(person.email);
    expect((await reset(await tokenOf(person.subject))).status).toBe(204);
    expect(await signIn(person.email, next)).toBe(202);
  });

  it('IDN-013 ends all sessions and sockets of the account', async () => {
    const person = await app.signInCustomer(shop.code);
    const dropped: string[] = [];
    const stop = app.get(LiveSessions).onDrop((subject) => dropped.push(subject));
    await forget(person.email);
    const { id } = person.subject;
    await reset(await tokenOf(person.subject));
    stop();

    expect(dropped).toContain(`customer:${id}`);
    expect((await person.get(`${secure}/get/`)).body.user).toBeNull();
  });

  it('IDN-013 accepts only one of two concurrent requests', async () => {
    const { email, subject } = await app.signInCustomer(shop.code);
    await forget(email);
    const token = await tokenOf(subject);
    const passwords = ['one good password', 'other good password'];
    const answers = await Promise.all(passwords.map((each) => reset(token, each)));

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const works = await Promise.all(passwords.map((each) => signIn(email, each)));
    expect(works).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 422)));
  });

  it('IDN-013 refuses a link after an hour', async () => {
    const { email, subject } = await app.signInCustomer(shop.code);
    const at = new Date(Date.now() - 61 * 60_000).toISOString();
    const details = { request: crypto.randomUUID(), shop: shop.division, at };
    await app
      .get(CommandHandler)
      .handle(
        { division: platformDivision, actor: 'system:test', correlationId: 'too-late' },
        accountDecider,
        { type: 'AskPasswordReset', ...subject, ...details },
      );
    const token = await tokenOf(subject);
    const page = await visitor().get(`/reset-password/?token=${token}`, asPage);
    expect(screenIn(page, 'reset-password').isOpen).toBe(false);
    expect((await reset(token)).status).toBe(422);
    expect(await signIn(email, testPassword)).toBe(200);
  });

  it('IDN-012 gives the same answer whether or not the account exists', async () => {
    const { email, subject } = await app.signInCustomer(shop.code);
    expect([await forget(email), await forget(newAddress())]).toEqual([204, 204]);
    expect(await tokenOf(subject)).toBeTruthy();
  });

  it('verifies the address of an unverified account', async () => {
    const email = newAddress();
    await signUp(visitor(), email);
    const subject = await app.get(AccountsQueries).customerOf(email);
    if (subject === undefined) throw new Error('There is an account.');
    await forget(email);
    await reset(await tokenOf(subject));
    const browser = app.visitor('');
    await browser.post(`${secure}/login/`, { email, password: next });
    const { body } = await browser.get(`${secure}/get/`);
    expect(body.user).toMatchObject({ email, verified: true, signedEula: false });
    expect(await signIn(email, goodPassword)).toBe(422);
    expect(await codeTo(app, email)).toMatch(/^\d{8}$/);
  });

  it('works for staff on atlas', async () => {
    const { email, subject } = await app.signInStaff([]);
    const answer = await app.visitor('atlas').post(`${secure}/forgot-password/`, { email });
    expect(answer.status).toBe(204);
    expect((await reset(await tokenOf(subject))).status).toBe(204);
    expect(await signIn(email, next, 'atlas')).toBe(200);
  });

  it.each([
    [{ ...resetBody('made.up') }, 'token'],
    [{ ...resetBody(`customer.7.${'a'.repeat(36)}.${'b'.repeat(43)}`) }, 'token'],
    [{ ...resetBody('t'), password: 'short' }, 'password'],
    [{ ...resetBody('t', 'qwertyuiop') }, 'password'],
    [{ ...resetBody('t'), password_confirmation: 'something else' }, 'password_confirmation'],
  ])('refuses %j', async (body, field) => {
    const answer = await visitor().post(`${secure}/reset-password/`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('refuses the e-mail address as the password', async () => {
    const { email, subject } = await app.signInCustomer(shop.code);
    await forget(email);
    const token = await tokenOf(subject);
    const { status, body } = await reset(token, email.toUpperCase());
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    expect((await reset(token)).status).toBe(204);
  });

  it('works without JavaScript', async () => {
    const { email, subject } = await app.signInCustomer(shop.code);
    const browser = visitor();
    const wrong = await browser.form('/forgot-password/', { email: 'nobody' });
    expect(wrong.status).toBe(422);
    const answer = await browser.form('/forgot-password/', { email });
    expect(answer.headers['location']).toBe('/forgot-password/?sent=1');
    const confirmation = await browser.get('/forgot-password/?sent=1', asPage);
    expect(screenIn(confirmation, 'forgot-password').isSent).toBe(true);

    const token = await tokenOf(subject);
    const page = await browser.get(`/reset-password/?token=${token}`, asPage);
    expect(screenIn(page, 'reset-password')).toMatchObject({ token, isOpen: true });
    const body = { ...resetBody(token), password_confirmation: 'something else' };
    const refused = await browser.form('/reset-password/', body);
    expect(refused.status).toBe(422);
    expect(refused.text).not.toContain(next);
    expect(screenIn(refused, 'reset-password').token).toBe(token);
    const { headers } = await browser.form('/reset-password/', resetBody(token));
    expect(headers['location']).toBe('/login/?redirect_uri=%2F&done=password');
    const login = await browser.get('/login/?redirect_uri=%2F&done=password', asPage);
    expect(screenIn(login, 'login').done).toBe('password');
  });
});
