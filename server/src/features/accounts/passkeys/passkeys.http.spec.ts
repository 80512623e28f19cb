import type { OwnPasskey } from '@selvedge/shared/accounts/passkeys/contract';
import { platformDivision, type Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Browser } from '../../../platform/testing/browser.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { accountStream } from '../account.decider.js';
import { mailsTo } from '../account.testing.js';
import { protect, userIn } from '../second-factor/second-factor.testing.js';
import { Authenticator } from './authenticator.testing.js';
import { addPasskey, ceremonyOf, type Registered } from './passkeys.testing.js';

const secure = '/omnis/v3/dashboard/secure';
const refused = { status: 422, code: 'PasskeyRefused' };

describe('passkey', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  async function careful(code = shop.code): Promise<SignedIn> {
    const person = await app.signInCustomer(code);
    await protect(person);
    return person;
  }

  const challengeFor = async (browser: Browser): Promise<string> =>
    (await browser.post(`${secure}/passkey-login/begin/`)).body.challenge;
  const answer = (browser: Browser, proof: object) =>
    browser.post(`${secure}/passkey-login/`, proof);
  const attempt = async (browser: Browser, { key, handle }: Registered, changes: object = {}) =>
    answer(
      browser,
      key.prove({ ...ceremonyOf(browser, await challengeFor(browser)), ...changes }, handle),
    );

  it('is created in the account and signs in on its own with a new session', async () => {
    const person = await careful();
    const registered = await addPasskey(person);
    const browser = app.visitor(shop.code);
    await challengeFor(browser);
    const before = browser.cookie('selvedge-session');
    const { status, body } = await attempt(browser, registered);
    expect([status, body.user?.id]).toEqual([200, person.subject.id]);
    expect(browser.cookie('selvedge-session')).not.toBe(before);
    const [shown] = (await person.get(`${secure}/passkeys/`)).body;
    expect(shown).toMatchObject({ host: person.host, lastUsedAt: expect.any(String) });
    const mails = await mailsTo(app, person.email, 2);
    expect(mails.map(({ subjectLine }) => subjectLine).join()).toContain('A passkey was added');
  });

  it('is requested without account data, bound to the host', async () => {
    const { body } = await app.visitor(shop.code).post(`${secure}/passkey-login/begin/`);
    expect(body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: `${shop.code}.localhost`,
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it('refuses another origin, another host and a user who was not verified', async () => {
    const registered = await addPasskey(await careful());
    const otherOrigin = { origin: 'http://evil.localhost' };
    for (const changes of [otherOrigin, { host: 'evil.localhost' }, { isVerified: false }])
      expect((await attempt(app.visitor(shop.code), registered, changes)).body).toMatchObject(
        refused,
      );
    const other = await app.openStore();
    expect((await attempt(app.visitor(other.code), registered)).body).toMatchObject(refused);
  });

  it('answers a challenge once, in its own browser, within five minutes', async () => {
    const { key, handle } = await addPasskey(await careful());
    const [browser, thief] = [app.visitor(shop.code), app.visitor(shop.code)];
    const proof = key.prove(ceremonyOf(browser, await challengeFor(browser)), handle);
    expect((await answer(browser, proof)).status).toBe(200);
    expect((await answer(browser, proof)).body).toMatchObject(refused);
    await challengeFor(thief);
    const stolen = key.prove(
      ceremonyOf(browser, await challengeFor(app.visitor(shop.code))),
      handle,
    );
    expect((await answer(thief, stolen)).body).toMatchObject(refused);
    const late = app.visitor(shop.code);
    const old = key.prove(ceremonyOf(late, await challengeFor(late)), handle);
    await app
      .get(DataSource)
      .query(`UPDATE passkey_challenges SET expires_at = expires_at - interval '5 minutes'`);
    expect((await answer(late, old)).body).toMatchObject(refused);
  });

  it('does not accept a challenge of another purpose', async () => {
    const person = await careful();
    const { key, handle } = await addPasskey(person);
    const { body } = await person.post(`${secure}/passkeys/`);
    expect(
      (await answer(person, key.prove(ceremonyOf(person, body.challenge), handle))).body,
    ).toMatchObject(refused);
  });

  it('is refused if its counter goes back', async () => {
    const registered = await addPasskey(await careful());
    const browser = app.visitor(shop.code);
    expect((await attempt(browser, registered)).status).toBe(200);
    registered.key.counter -= 1;
    expect((await attempt(app.visitor(shop.code), registered)).body).toMatchObject(refused);
    expect((await attempt(app.visitor(shop.code), registered)).status).toBe(200);
  });

  it('is refused for another account and if it is unknown', async () => {
    const registered = await addPasskey(await careful());
    const other = await addPasskey(await careful());
    const mixed = { key: registered.key, handle: other.handle };
    expect((await attempt(app.visitor(shop.code), mixed)).body).toMatchObject(refused);
    const unknown = { key: new Authenticator(), handle: other.handle };
    expect((await attempt(app.visitor(shop.code), unknown)).body).toMatchObject(refused);
    const person = await careful();
    const { body } = await person.post(`${secure}/passkeys/`);
    const copied = registered.key.make(ceremonyOf(person, body.challenge));
    expect((await person.post(`${secure}/passkeys/add/`, copied)).body).toMatchObject(refused);
  });

  it('requires an authenticator app and is removed with it', async () => {
    const plain = await app.signInCustomer(shop.code);
    expect((await plain.post(`${secure}/passkeys/`)).body).toMatchObject({
      status: 409,
      code: 'NoSecondFactor',
    });
    const person = await careful();
    const registered = await addPasskey(person);
    expect((await person.send('delete', `${secure}/two-factor/`, {})).status).toBe(204);
    expect((await person.get(`${secure}/passkeys/`)).body).toEqual([]);
    expect((await attempt(app.visitor(shop.code), registered)).body).toMatchObject(refused);
  });

  it('is created and removed only by its owner, after a recent password confirmation', async () => {
    const [person, other] = [await careful(), await careful()];
    const registered = await addPasskey(person);
    const [{ id }]: readonly [OwnPasskey] = (await person.get(`${secure}/passkeys/`)).body;
    const remove = (by: SignedIn) => by.send('delete', `${secure}/passkeys/${id}/`, {});
    expect((await remove(other)).body).toMatchObject({ status: 404, code: 'NoSuchPasskey' });
    const forget = () =>
      app
        .get(DataSource)
        .query('UPDATE sessions SET confirmed_at = $2 WHERE subject_id = $1', [
          person.subject.id,
          null,
        ]);
    await forget();
    for (const refusal of [await remove(person), await person.post(`${secure}/passkeys/`)])
      expect(refusal.body).toMatchObject({ status: 403, code: 'ConfirmPassword' });
    expect((await attempt(person, registered)).status).toBe(200);
    expect((await remove(person)).status).toBe(204);
    expect((await attempt(app.visitor(shop.code), registered)).body).toMatchObject(refused);
    expect(await userIn(person)).not.toBeNull();
  });

  it('is stored encrypted in the log', async () => {
    const person = await careful();
    const { key } = await addPasskey(person);
    const log = app.get(EventLog);
    const events = await log.readStream(platformDivision, accountStream(person.subject));
    const added = events.find(({ event }) => event.type === 'PasskeyAdded');
    expect(added?.event).toMatchObject({ credential: key.id, name: 'My phone' });
    const rows: object[] = await app
      .get(DataSource)
      .query(`SELECT FROM es_event e WHERE e::text LIKE '%' || $1 || '%'`, [key.id]);
    expect(rows).toEqual([]);
  });
});
