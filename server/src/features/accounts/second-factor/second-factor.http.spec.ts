import { platformDivision, type Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { EventLog } from '../../../platform/event-log/event-log.js';
import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { mailsTo } from '../account.testing.js';
import { accountStream } from '../account.decider.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { codeOf, protect, recover, signIn, userIn } from './second-factor.testing.js';

const secure = '/omnis/v3/dashboard/secure';
const sessionCookie = 'selvedge-session';

describe('second factor', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const shopper = () => app.signInCustomer(shop.code);
  const visitor = () => app.visitor(shop.code);

  it('IDN-014 is set up with a secret as QR code and text, one code and ten recovery codes', async () => {
    const person = await shopper();
    const { status, body } = await person.post(`${secure}/two-factor/`);
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect((await person.post(`${secure}/two-factor/`)).body.secret).not.toBe(body.secret);
    expect(body.uri).toContain('issuer=A%20shop');
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const added = await person.post(`${secure}/two-factor/add/`, {
      setup: body.setup,
      twoFactorAuthCode: codeOf(body.secret),
    });
    expect(added.status).toBe(200);
    expect(new Set(added.body.recoveryCodes).size).toBe(10);
    for (const code of added.body.recoveryCodes) expect(code).toMatch(/^[a-z\d]{8}-[a-z\d]{8}$/);
    const { body: factor } = await person.get(`${secure}/two-factor/`);
    expect(factor).toEqual({ isOn: true, addedAt: expect.any(String), recoveryCodesLeft: 10 });
  });

  it('cannot be set up with a wrong code, with another person’s set-up, or twice', async () => {
    const [person, other] = [await shopper(), await shopper()];
    const { body: started } = await person.post(`${secure}/two-factor/`);
    const add = (by: typeof person, body: object) => by.post(`${secure}/two-factor/add/`, body);
    const wrong = await add(person, {
      setup: started.setup,
      twoFactorAuthCode: codeOf(started.secret, 9),
    });
    expect(wrong.body).toMatchObject({ status: 422, code: 'AuthenticationCodeRefused' });
    const stolen = await add(other, {
      setup: started.setup,
      twoFactorAuthCode: codeOf(started.secret),
    });
    expect(stolen.body).toMatchObject({ status: 422, code: 'SetUpOver' });
    await protect(person);
    const { body: again } = await person.post(`${secure}/two-factor/`);
    const twice = await add(person, {
      setup: again.setup,
      twoFactorAuthCode: codeOf(again.secret, 1),
    });
    expect(twice.body).toMatchObject({ status: 409, code: 'SecondFactorThere' });
  });

  it('ends all other sessions when it is set up, and renews this one', async () => {
    const person = await shopper();
    const otherBrowser = visitor();
    await signIn(otherBrowser, person);
    expect(await userIn(otherBrowser)).not.toBeNull();
    const before = person.cookie(sessionCookie);
    await protect(person);
    expect(person.cookie(sessionCookie)).not.toBe(before);
    expect(await userIn(person)).toMatchObject({ id: person.subject.id });
    expect(await userIn(otherBrowser)).toBeNull();
  });

  it('API-010 answers 202 without a session, and the initial state after the code', async () => {
    const person = await shopper();
    const { secret } = await protect(person);
    const browser = visitor();
    const answer = await signIn(browser, person);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ twoFactorRequired: true });
    // Some clients always send every field, so empty ones count as missing.
    const empty = { twoFactorAuthCode: '', token: '', v3captchaToken: '', v2captchaToken: '' };
    expect((await signIn(browser, person, empty)).status).toBe(202);
    for (const field of Object.keys(empty)) {
      const refused = await signIn(browser, person, { [field]: null });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    }
    expect(await userIn(browser)).toBeNull();
    const before = browser.cookie(sessionCookie);
    const done = await signIn(browser, person, { twoFactorAuthCode: codeOf(secret) });
    expect(done.status).toBe(200);
    expect(done.body.user).toMatchObject({ id: person.subject.id });
    expect(browser.cookie(sessionCookie)).not.toBe(before);
  });

  it('IDN-012 is not disclosed without the right password', async () => {
    const person = await shopper();
    const { secret } = await protect(person);
    const attempt = (email: string, code: string) =>
      visitor().post(`${secure}/login/`, { email, password: 'wrong', twoFactorAuthCode: code });
    const [registered, unknown] = [
      await attempt(person.email, codeOf(secret)),
      await attempt(`no-${person.email}`, '123456'),
    ];
    expect(registered.body).toMatchObject({ status: 422, code: 'SignInRefused' });
    expect({ ...unknown.body, correlationId: '' }).toEqual({
      ...registered.body,
      correlationId: '',
    });
    expect(
      (await recover(visitor(), { email: `no-${person.email}` }, 'abcdefgh-abcdefgh')).body,
    ).toMatchObject({ code: 'SignInRefused' });
  });

  it('VAL-006 accepts a code once, with or without a space, of this time step or an adjacent one', async () => {
    const person = await shopper();
    const { secret } = await protect(person);
    const code = codeOf(secret);
    const blank = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await signIn(visitor(), person, { twoFactorAuthCode: blank })).status).toBe(200);
    const replayed = await signIn(visitor(), person, { twoFactorAuthCode: code });
    expect(replayed.body).toMatchObject({
      status: 422,
      errors: { twoFactorAuthCode: ['Invalid authentication code'] },
    });
    const before = await signIn(visitor(), person, { twoFactorAuthCode: codeOf(secret, -1) });
    expect(before.status).toBe(422);
    const next = await signIn(visitor(), person, { twoFactorAuthCode: codeOf(secret, 1) });
    expect(next.status).toBe(200);
    const early = await signIn(visitor(), person, { twoFactorAuthCode: codeOf(secret, 3) });
    expect(early.status).toBe(422);
    for (const shape of ['12345', '1234567', '12/3456', 'abcdef'])
      expect((await signIn(visitor(), person, { twoFactorAuthCode: shape })).body).toMatchObject({
        code: 'InvalidInput',
        errors: { twoFactorAuthCode: ['Invalid authentication code'] },
      });
  });

  it('accepts only one of two concurrent equal codes', async () => {
    const person = await shopper();
    const { secret, recoveryCodes } = await protect(person);
    const twoFactorAuthCode = codeOf(secret);
    const twice = [0, 1].map(() => signIn(visitor(), person, { twoFactorAuthCode }));
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
    const [code = ''] = recoveryCodes;
    const recovered = await Promise.all([0, 1].map(() => recover(visitor(), person, code)));
    expect(recovered.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('IDN-011 delays attempts after wrong codes, across browsers and addresses', async () => {
    const person = await shopper();
    const { secret } = await protect(person);
    const { kind, id } = person.subject;
    const failures = app.get(SignInFailures);
    for (let failure = 0; failure < 4; failure += 1)
      await failures.attempt(`second factor of ${kind}:${id}`, '');
    const wrong = await signIn(visitor(), person, { twoFactorAuthCode: codeOf(secret, 7) });
    expect(wrong.status).toBe(422);
    const right = await signIn(visitor(), person, { twoFactorAuthCode: codeOf(secret) });
    expect(right.status).toBe(429);
    expect(right.headers['retry-after']).toMatch(/^[12]$/);
  });

  it('API-012 accepts a recovery code once and mails the owner how many are left', async () => {
    const person = await shopper();
    const { recoveryCodes } = await protect(person);
    const [first = '', second = ''] = recoveryCodes;
    const browser = visitor();
    const done = await recover(browser, person, first.toUpperCase());
    expect(done.status).toBe(200);
    expect(done.body.user).toMatchObject({ id: person.subject.id });
    const again = await recover(visitor(), person, first);
    expect(again.body).toMatchObject({
      status: 422,
      errors: { recoveryCode: ['Invalid recovery code'] },
    });
    expect((await recover(visitor(), person, second)).status).toBe(200);
    expect((await browser.get(`${secure}/two-factor/`)).body.recoveryCodesLeft).toBe(8);
    const mails = await mailsTo(app, person.email, 3);
    expect(mails.map(({ subjectLine }) => subjectLine)).toEqual([
      'Two-factor authentication is on for A shop',
      'A recovery code for A shop was used',
      'A recovery code for A shop was used',
    ]);
    expect(mails[1]?.text).toContain('9 are left');
  });

  it('VAL-007 refuses malformed recovery codes, and any code of an account without a second factor', async () => {
    const person = await shopper();
    for (const shape of ['abcdefgh', 'abcdefgh_abcdefgh', 'abcdefgh-abcdefg', 'abcdefgh-abcdefg!'])
      expect((await recover(visitor(), person, shape)).body).toMatchObject({
        code: 'InvalidInput',
        errors: { recoveryCode: ['Invalid recovery code'] },
      });
    const without = await recover(visitor(), person, 'abcdefgh-abcdefgh');
    expect(without.body).toMatchObject({ status: 422, code: 'RecoveryCodeRefused' });
  });

  it('replaces recovery codes with new ones and requires no code after removal', async () => {
    const person = await shopper();
    const { secret, recoveryCodes } = await protect(person);
    const { body: issued } = await person.post(`${secure}/two-factor/recovery-codes/`);
    expect(issued.recoveryCodes).toHaveLength(10);
    expect((await recover(visitor(), person, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await recover(visitor(), person, issued.recoveryCodes[0])).status).toBe(200);
    expect((await person.send('delete', `${secure}/two-factor/`, {})).status).toBe(204);
    expect((await signIn(visitor(), person)).status).toBe(200);
    expect((await person.send('delete', `${secure}/two-factor/`, {})).status).toBe(409);
    expect((await signIn(visitor(), person, { twoFactorAuthCode: codeOf(secret) })).status).toBe(
      200,
    );
    const [last] = (await mailsTo(app, person.email, 3)).slice(-1);
    expect(last?.subjectLine).toBe('Two-factor authentication is off for A shop');
  });

  it('is not stored in any event or table', async () => {
    const person = await shopper();
    const { secret, recoveryCodes } = await protect(person);
    const stream = accountStream(person.subject);
    const written = JSON.stringify(await app.get(EventLog).readStream(platformDivision, stream));
    const rows: unknown[] = await app
      .get(DataSource)
      .query('SELECT * FROM second_factors WHERE subject_id = $1', [person.subject.id]);
    expect(rows).toHaveLength(1);
    for (const text of [written, JSON.stringify(rows)])
      for (const plainText of [secret, recoveryCodes[0] ?? '', testPassword])
        expect(text).not.toContain(plainText);
  });
});
