import { createHook } from 'node:async_hooks';

import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { mailsTo, newAddress, signUp } from '../account.testing.js';

const secure = '/omnis/v3/dashboard/secure';

/** Counts password hashes during the work: Node reports each one that reaches its thread pool. */
async function hashesWithin(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

/** Restricted to this database: other workers have a table with the same OID. */
const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'credentials'::regclass
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Expensive work is done for every request, so that timing does not disclose accounts. */
describe('account enumeration', () => {
  let app: TestApp;
  let shop: Store;
  let registeredEmail: string;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    registeredEmail = (await app.signInCustomer(shop.code)).email;
  });
  afterAll(() => app.close());

  const visitor = () => app.visitor(shop.code);

  it.each(['login', 'recovery-login'])(
    'IDN-012 by %s is prevented: a right password, a wrong one and an unknown address cost one hash each',
    async (way) => {
      const attempt = (email: string, password: string) => () =>
        visitor().post(`${secure}/${way}/`, {
          email,
          password,
          ...(way === 'recovery-login' && { recoveryCode: 'aaaaaaaa-bbbbbbbb' }),
        });
      expect([
        await hashesWithin(attempt(registeredEmail, testPassword)),
        await hashesWithin(attempt(registeredEmail, 'not-the-password')),
        await hashesWithin(attempt(newAddress(), 'not-the-password')),
      ]).toEqual([1, 1, 1]);
    },
  );

  it('IDN-012 by sign-up is prevented: a known and an unknown address cost one hash each', async () => {
    const attempt = (email: string) => () => signUp(visitor(), email);
    expect([
      await hashesWithin(attempt(registeredEmail)),
      await hashesWithin(attempt(newAddress())),
    ]).toEqual([1, 1]);
  });

  it('IDN-012 by forgotten password is prevented: the answer comes before the lookup', async () => {
    const { email } = await app.signInCustomer(shop.code);
    const browser = visitor();
    await browser.get(`${secure}/get/`);
    const runner = app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE credentials');
    const { status } = await browser.post(`${secure}/forgot-password/`, { email });
    await until(async () => (await app.get(DataSource).query<object[]>(waiting)).length > 0);
    expect(status).toBe(204);
    await runner.commitTransaction();
    await runner.release();
    expect(await mailsTo(app, email, 1)).toHaveLength(1);
  });
});
