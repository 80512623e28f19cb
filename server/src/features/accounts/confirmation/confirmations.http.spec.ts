import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Browser } from '../../../platform/testing/browser.js';
import { connect } from '../../../platform/live/live-client.testing.js';
import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { codeOf, protect } from '../second-factor/second-factor.testing.js';

const secure = '/omnis/v3/dashboard/secure';

describe('password confirmation', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const shopper = () => app.signInCustomer(shop.code);

  it('IDN-006 is required to set up or weaken a second factor', async () => {
    const person = await shopper();
    const longAgo = () =>
      app
        .get(DataSource)
        .query(
          `UPDATE sessions SET confirmed_at = now() - interval '10 minutes 1 second' WHERE subject_id = $1`,
          [person.subject.id],
        );
    const refusal = { status: 403, code: 'ConfirmPassword' };
    const { setup, secret } = (await person.post(`${secure}/two-factor/`)).body;
    await longAgo();
    const added = await person.post(`${secure}/two-factor/add/`, {
      setup,
      twoFactorAuthCode: codeOf(secret),
    });
    expect(added.body).toMatchObject(refusal);
    await person.post(`${secure}/confirm-password/`, { password: testPassword });
    await protect(person);
    await longAgo();
    expect((await person.post(`${secure}/two-factor/recovery-codes/`)).body).toMatchObject(refusal);
    expect((await person.send('delete', `${secure}/two-factor/`, {})).body).toMatchObject(refusal);
  });

  it('issues a new session token, which invalidates a stolen one', async () => {
    const owner = await app.signInOwner(shop);
    const copied = owner.cookie('selvedge-session') ?? '';
    const { socket } = await connect(Number(new URL(app.url).port), {
      host: owner.host,
      origin: `http://${owner.host}`,
      cookie: owner.cookieHeader(),
    });
    const dropped = new Promise((resolve) => socket.once('disconnect', resolve));
    await owner.post(`${secure}/confirm-password/`, { password: testPassword });
    await dropped;
    socket.disconnect();
    const thief = app.visitor(shop.code);
    thief.setCookie('selvedge-session', copied);
    const isSignedIn = async (browser: Browser) =>
      (await browser.get('/account/', { headers: { accept: 'text/html' } })).status === 200;
    expect([await isSignedIn(owner), await isSignedIn(thief)]).toEqual([true, false]);
  });

  it('IDN-006 requires the password, and a code if there is a second factor', async () => {
    const person = await shopper();
    const confirm = (body: object) => person.post(`${secure}/confirm-password/`, body);
    const wrong = await confirm({ password: 'not-the-password' });
    expect(wrong.body).toMatchObject({
      status: 422,
      errors: { password: ['The password is wrong'] },
    });
    const done = await confirm({ password: testPassword });
    expect([done.status, done.body]).toEqual([200, { confirmed: true }]);
    const { secret, recoveryCodes } = await protect(person);
    await app
      .get(DataSource)
      .query('UPDATE sessions SET confirmed_at = NULL WHERE subject_id = $1', [person.subject.id]);
    const half = await confirm({ password: testPassword });
    expect([half.status, half.body]).toEqual([202, { twoFactorRequired: true }]);
    const issue = () => person.post(`${secure}/two-factor/recovery-codes/`);
    expect((await issue()).status).toBe(403);
    const code = codeOf(secret, 9);
    expect((await confirm({ password: testPassword, twoFactorAuthCode: code })).status).toBe(422);
    expect((await issue()).status).toBe(403);
    const [recoveryCode] = recoveryCodes;
    expect((await confirm({ password: testPassword, recoveryCode })).status).toBe(200);
    expect((await issue()).status).toBe(200);
  });
});
