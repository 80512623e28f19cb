import { randomBytes } from 'node:crypto';

import { platformDivision } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { EventLog } from '../../platform/event-log/event-log.js';
import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import { freshDatabase } from '../../platform/testing/database.js';
import { startApp, startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { AddressTaken } from './account.errors.js';
import { Accounts } from './accounts.service.js';

const password = 'selvedge-demo-1';
const newAddress = () => `${randomBytes(6).toString('hex')}@example.test`;
const personOf = (email: string) => ({ email, firstName: 'Ada', lastName: 'Weaver', password });

describe('account opening', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const signIn = async (email: string): Promise<number> => {
    const { status } = await app
      .visitor('')
      .post('/omnis/v3/dashboard/secure/login/', { email, password });
    return status;
  };
  const credentials = (id: number): Promise<unknown[]> =>
    app
      .get(DataSource)
      .query(`SELECT FROM credentials WHERE subject_kind = 'customer' AND subject_id = $1`, [id]);

  it('records the account in the event log, with personal data encrypted', async () => {
    const email = newAddress();
    const id = await app.get(Accounts).addCustomer(personOf(email));
    const stream = await app.get(EventLog).readStream(platformDivision, `account-customer-${id}`);

    expect(stream.map(({ event }) => event)).toEqual([
      expect.objectContaining({ type: 'AccountOpened', email, firstName: 'Ada', verified: true }),
    ]);
    const stored = await app
      .get(DataSource)
      .query<{ row: string }[]>(
        `SELECT e::text AS row FROM es_event e WHERE division_id = $1 AND subject = $2`,
        [platformDivision, `customer:${id}`],
      );
    expect(stored).toHaveLength(1);
    expect(stored.map(({ row }) => row).join()).not.toMatch(/example\.test|Ada|scrypt/);
  });

  it('opens only one account for concurrent requests, ignoring case in the address', async () => {
    const email = newAddress();
    const openings = [email, email.toUpperCase()].map((each) =>
      app.get(Accounts).addCustomer(personOf(each)),
    );
    const outcomes = await Promise.allSettled(openings);

    const [refused] = outcomes.filter((each) => each.status === 'rejected');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused?.reason).toBeInstanceOf(AddressTaken);
    expect(await signIn(email)).toBe(200);
  });

  it('lets a customer and a member of staff share an address', async () => {
    const email = newAddress();
    await app.get(Accounts).addCustomer(personOf(email));
    expect(await app.get(Accounts).addStaff(personOf(email), [])).toBeGreaterThan(0);
    await expect(app.get(Accounts).addStaff(personOf(email), [])).rejects.toThrow(AddressTaken);
  });

  it('EVT-016 frees the address of an erased account for a new account', async () => {
    const email = newAddress();
    const id = await app
      .get(Accounts)
      .addCustomer(personOf(email), [{ division: 12, role: 'member', permissions: [] }]);
    await app.get(SubjectErasure).erase(`customer:${id}`);

    expect(await app.get(Accounts).emailOf(id)).toBeUndefined();
    expect(await credentials(id)).toEqual([]);
    expect(await signIn(email)).toBe(422);
    const members: unknown = await app
      .get(DataSource)
      .query('SELECT FROM memberships WHERE customer_id = $1', [id]);
    expect(members).toEqual([]);
    const next = await app.get(Accounts).addCustomer(personOf(email));
    expect([next === id, await signIn(email)]).toEqual([false, 200]);
    await app.get(SubjectErasure).erase(`customer:${id}`);
    await expect(app.get(Accounts).addCustomer(personOf(email))).rejects.toThrow(AddressTaken);
  });
});

describe('accounts that predate their events', () => {
  it('are imported into the log once, unchanged, when several servers start together', async () => {
    const database = await freshDatabase();
    const start = () => startOwnApp({ DATABASE_URL: database.url });
    const apps = [await start()];
    try {
      const [first] = apps;
      await first?.get(DataSource).query(`
        INSERT INTO customers (id, hash, email, first_name, last_name, verified, signed_eula, created_at)
          VALUES (7, repeat('f', 32), 'old@example.test', 'Old', 'Hand', true, false, '2020-02-02T10:00:00Z');
        INSERT INTO staff (id, email, first_name, last_name, status, permissions, created_at)
          VALUES (9, 'staff@example.test', 'Sue', 'Hand', -1, '{orders-view}', '2020-02-02T10:00:00Z');
        INSERT INTO older_accounts VALUES ('customer', 7), ('staff', 9);
      `);
      const rows = (): Promise<unknown> | undefined =>
        first
          ?.get(DataSource)
          .query('SELECT to_jsonb(c) FROM customers c UNION ALL SELECT to_jsonb(s) FROM staff s');
      const before = await rows();

      apps.push(...(await Promise.all([start(), start()])));

      expect(await rows()).toEqual(before);
      const stream = (name: string) => first?.get(EventLog).readStream(platformDivision, name);
      expect(await stream('account-customer-7')).toEqual([
        expect.objectContaining({
          occurredAt: '2020-02-02T10:00:00.000Z',
          event: expect.objectContaining({ email: 'old@example.test', signedEula: false }),
        }),
      ]);
      expect(await stream('account-staff-9')).toHaveLength(1);
      const taken = first?.get(Accounts).addCustomer(personOf('old@example.test'));
      await expect(taken).rejects.toThrow(AddressTaken);
    } finally {
      for (const app of apps) await app.close();
      await database.drop();
    }
  });
});
