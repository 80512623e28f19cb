import { randomUUID } from 'node:crypto';

import { DataSource } from 'typeorm';

import { Config } from '../../../platform/config/config.js';
import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { SignInDelayed } from './sign-in.errors.js';
import { SignInFailures } from './sign-in-failures.service.js';
import { SignInFailuresQueries } from './sign-in-failures.queries.js';

describe('sign-in after failures', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const signIn = (browser: Browser, email: string, password = testPassword): Promise<Answer> =>
    browser.post('/omnis/v3/dashboard/secure/login/', { email, password });
  const here = '127.0.0.1';
  let now = new Date('2026-01-01T00:00:00Z');
  let failures: SignInFailures;

  /** A service whose clock the tests can advance. */
  beforeAll(() => {
    const queries = app.get(SignInFailuresQueries);
    failures = new SignInFailures(app.get(Config), { now: () => now }, queries);
  });

  const attempt = (email: string, address = here): Promise<void> =>
    failures.attempt(email, address);
  const fail = async (email: string, times: number): Promise<void> => {
    for (let failure = 0; failure < times; failure += 1) await attempt(email);
  };
  const letTimePass = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const newEmail = (): string => `${randomUUID()}@example.test`;

  it('IDN-011 delays the sixth attempt, even with the right password', async () => {
    const shop = await app.openStore();
    const { email } = await app.signInCustomer(shop.code);
    const served = app.get(SignInFailures);
    for (let failure = 0; failure < 4; failure += 1) {
      await served.attempt(email.toUpperCase(), here);
    }
    expect((await signIn(app.visitor(shop.code), email, 'not-the-password')).status).toBe(422);
    const { status, headers, body } = await signIn(app.visitor(shop.code), email);
    expect(status).toBe(429);
    expect(headers['retry-after']).toMatch(/^[12]$/);
    expect(body).toMatchObject({ code: 'SignInDelayed', status: 429 });
    await app
      .get(DataSource)
      .query("UPDATE sign_in_failures SET last_at = last_at - interval '2 seconds'");
    expect((await signIn(app.visitor(shop.code), email)).status).toBe(200);
  });

  it('IDN-011 doubles the delay with each failure, up to a minute', async () => {
    const email = newEmail();
    await fail(email, 5);
    const waits: number[] = [];
    for (const seconds of [2, 4, 8, 16, 32, 60]) {
      const refusal = await attempt(email).catch((thrown: unknown) => thrown);
      expect(refusal).toBeInstanceOf(SignInDelayed);
      if (refusal instanceof SignInDelayed) waits.push(Math.ceil(refusal.retryAfterSeconds));
      letTimePass(seconds);
      await attempt(email);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60]);
  });

  it('IDN-011 counts failures per account and network', async () => {
    const email = newEmail();
    await fail(email, 5);
    await expect(attempt(email)).rejects.toBeInstanceOf(SignInDelayed);
    await attempt(email, '192.0.2.7');
    for (let host = 1; host <= 5; host += 1) await attempt(email, `2001:db8:7:7::${String(host)}`);
    await expect(attempt(email, '2001:db8:7:7:ffff::9')).rejects.toBeInstanceOf(SignInDelayed);
    await attempt(email, '2001:db8:7:8::1');
    await attempt(newEmail());
  });

  it('IDN-011 resets the count on success', async () => {
    const shop = await app.openStore();
    const { email } = await app.signInCustomer(shop.code);
    const served = app.get(SignInFailures);
    for (let failure = 0; failure < 4; failure += 1) await served.attempt(email, here);
    expect((await signIn(app.visitor(shop.code), email)).status).toBe(200);
    for (let failure = 0; failure < 5; failure += 1) await served.attempt(email, here);
  });

  it('IDN-011 resets the count after 15 minutes without failure', async () => {
    const email = newEmail();
    await fail(email, 4);
    letTimePass(15 * 60);
    await fail(email, 5);
  });

  it('IDN-011 counts concurrent attempts one by one', async () => {
    const email = newEmail();
    const attempts = await Promise.allSettled(Array.from({ length: 9 }, () => attempt(email)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('IDN-011 stores no addresses and removes old rows', async () => {
    const [email, later] = [newEmail(), newEmail()];
    await attempt(email);
    const rowsLike = (text: string): Promise<unknown[]> =>
      app
        .get(DataSource)
        .query('SELECT 1 FROM sign_in_failures f WHERE position($1 in f::text) > 0', [text]);
    expect(await rowsLike(email)).toEqual([]);
    letTimePass(15 * 60);
    await failures.succeeded(later, here);
    const old: unknown[] = await app
      .get(DataSource)
      .query('SELECT 1 FROM sign_in_failures WHERE last_at < $1', [now]);
    expect(old).toEqual([]);
  });
});
