import { randomUUID } from 'node:crypto';

import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { AccountOpening } from '../accounts/account-opening.service.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import type { Answer } from '../../platform/testing/browser.js';
import { LiveSessions } from '../../platform/live/live-sessions.js';
import { freshDatabase } from '../../platform/testing/database.js';
import {
  startApp,
  startOwnApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../platform/testing/start-app.js';

const team = '/omnis/v3/dashboard/team/';
const statusAndCode = ({ status, body }: Answer): unknown[] => [status, body.code];

describe('the team of a store', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const member = async (...permissions: readonly DashboardPermission[]): Promise<SignedIn> =>
    app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions }]);
  const send = async (
    by: SignedIn,
    method: 'put' | 'delete' | 'post',
    rest: string,
    body: object = {},
  ): Promise<Answer> => {
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send(method, `${team}${rest}`, { body });
  };
  const rolesOf = ({ body }: Answer): Readonly<Record<number, string>> =>
    Object.fromEntries(body.map(({ id, role }: { id: number; role: string }) => [id, role]));

  it('is sorted by the letters of the names, whatever the locale of the database', async () => {
    const by = { actor: 'system:test', correlationId: 'team' };
    const membership = { division: shop.division, role: 'member', permissions: [] } as const;
    for (const firstName of ['Zoë', 'Élise', 'Иван', 'adam', 'Łukasz', 'Eva']) {
      const email = `${randomUUID()}@example.test`;
      const account = { email, firstName, lastName: '', passwordHash: '' };
      await app.get(AccountOpening).customer(by, account, [membership]);
    }
    const { body } = await owner.get(team);
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      ...['adam', 'Élise', 'Eva', 'Łukasz', 'Robin Weaver', 'Zoë', 'Иван'],
    ]);
  });

  it('records every change with its actor', async () => {
    const { id } = (await member()).subject;
    await send(owner, 'put', `${String(id)}/`, { permissions: ['orders'] });
    const events = await app.get(EventLog).readStream(shop.division, `team-${shop.division}`);
    expect(events.map(({ actor, event }) => [actor, event.type])).toEqual([
      ['system:test', 'MemberAdded'],
      ['system:test', 'MemberAdded'],
      [`customer:${String(owner.subject.id)}`, 'PermissionsChanged'],
    ]);
  });

  it('lists its changes newest first, with actor, person and permissions', async () => {
    const { id } = (await member('users', 'pages')).subject;
    await send(owner, 'put', `${String(id)}/`, { permissions: ['users', 'orders'] });
    await send(owner, 'post', `${String(id)}/ownership/`, { from: owner.subject.id });
    const { body } = await (await member('users')).get(`${team}changes/`);
    const unchanged = { gained: [], lost: [] };
    const name = 'Robin Weaver';
    expect(body).toMatchObject([
      { version: 5, by: null, person: name, what: 'joined', gained: ['users'], lost: [] },
      { version: 4, by: name, person: name, what: 'was-given', ...unchanged },
      { version: 3, by: name, what: 'changed', gained: ['orders'], lost: ['pages'] },
      { version: 2, by: null, what: 'joined', gained: ['users', 'pages'], lost: [] },
      { version: 1, by: null, person: name, what: 'opened', ...unchanged },
    ]);
  });

  it('shares and transfers ownership', async () => {
    const [one, other] = [await member(), await member()];
    const ids = [owner, one, other].map(({ subject }) => subject.id);
    const shared = await send(owner, 'post', `${String(one.subject.id)}/ownership/`);
    expect(ids.map((id) => rolesOf(shared)[id])).toEqual(['owner', 'owner', 'member']);
    const given = await send(one, 'post', `${String(other.subject.id)}/ownership/`, {
      from: one.subject.id,
    });
    expect(ids.map((id) => rolesOf(given)[id])).toEqual(['owner', 'member', 'owner']);
    expect(statusAndCode(await send(one, 'delete', `${String(owner.subject.id)}/`))).toEqual([
      403,
      'PermissionDenied',
    ]);
  });

  it('removes a member at once, including open sockets, but never the last owner', async () => {
    const person = await member('users');
    const dropped: string[] = [];
    const stop = app.get(LiveSessions).onDrop((subject) => dropped.push(subject));
    expect((await person.get(team)).status).toBe(200);
    expect((await send(owner, 'delete', `${String(person.subject.id)}/`)).status).toBe(200);
    stop();
    // Sockets are closed before the request is answered.
    expect(dropped).toContain(`customer:${String(person.subject.id)}`);
    expect((await person.get(team)).status).toBe(403);
    expect(statusAndCode(await send(owner, 'delete', `${String(person.subject.id)}/`))).toEqual([
      404,
      'MemberNotFound',
    ]);
    const lead = await app.signInStaff(['stores'], shop.code);
    expect(statusAndCode(await send(lead, 'delete', `${String(owner.subject.id)}/`))).toEqual([
      409,
      'LastOwner',
    ]);
  });

  it('keeps one owner when two owners remove each other at the same time', async () => {
    const other = await app.signInOwner(shop);
    const [one, two] = [owner, other].map(({ subject }) => `${String(subject.id)}/`);
    await Promise.all([owner, other].map((each) => each.get('/omnis/v3/dashboard/secure/get/')));
    const answers = await Promise.all([
      owner.send('delete', `${team}${two ?? ''}`, {}),
      other.send('delete', `${team}${one ?? ''}`, {}),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await app
      .get(DataSource)
      .query<object[]>('SELECT FROM memberships WHERE division_id = $1', [shop.division]);
    expect(left).toHaveLength(1);
  });

  it.each([
    ['post', '1/ownership/', { from: 'me' }],
    ['post', '1/ownership/', { from: 0 }],
    ['put', '1/', { permissions: 'orders' }],
    ['put', '1/', {}],
  ] as const)('refuses invalid bodies: %s %s %j', async (method, rest, body) => {
    expect((await send(owner, method, rest, body)).status).toBe(422);
  });

  it.each(['x/', '1.5/'])('requires an integer id: %s is refused', async (rest) => {
    expect((await send(owner, 'delete', rest)).status).toBe(400);
  });

  it('cannot be changed from another store', async () => {
    const stranger = await app.signInOwner(await app.openStore());
    const { id } = owner.subject;
    expect(statusAndCode(await send(stranger, 'delete', `${String(id)}/`))).toEqual([
      404,
      'MemberNotFound',
    ]);
    expect((await owner.get(team)).status).toBe(200);
  });

  it('EVT-016 records the removal of an erased member', async () => {
    const { id } = owner.subject;
    await app.get(SubjectErasure).erase(`customer:${String(id)}`);
    const events = await app.get(EventLog).readStream(shop.division, `team-${shop.division}`);
    expect(events.at(-1)).toMatchObject({
      actor: 'system:erasure',
      event: { type: 'MemberRemoved', customerId: id },
    });
  });

  it('IDN-006 requires a recent password to remove members or share ownership', async () => {
    const store = await app.openStore();
    const owner = await app.signInOwner(store);
    const member = await app.signInCustomer(store.code, [
      { division: store.division, role: 'member', permissions: [] },
    ]);
    await app
      .get(DataSource)
      .query('UPDATE sessions SET confirmed_at = NULL WHERE subject_id = $1', [owner.subject.id]);
    const path = `/omnis/v3/dashboard/team/${String(member.subject.id)}/`;
    const remove = () => owner.send('delete', path, {});
    const refusal = { status: 403, code: 'ConfirmPassword' };
    expect((await owner.post(`${path}ownership/`)).body).toMatchObject(refusal);
    expect((await remove()).body).toMatchObject(refusal);
    const secure = '/omnis/v3/dashboard/secure';
    await owner.post(`${secure}/confirm-password/`, { password: testPassword });
    expect((await remove()).status).toBe(200);
  });
});

describe('memberships that predate the event log', () => {
  it('are recorded once, unchanged, when servers start at the same time', async () => {
    const database = await freshDatabase();
    const start = (): Promise<TestApp> => startOwnApp({ DATABASE_URL: database.url });
    const apps = [await start()];
    try {
      const [first] = apps;
      const rows = (): Promise<unknown> | undefined =>
        first?.get(DataSource).query('SELECT * FROM memberships ORDER BY customer_id');
      await first?.get(DataSource).query(`
        INSERT INTO memberships (customer_id, division_id, role, permissions, since) VALUES
          (7, 33, 'owner', '{}', '2020-02-02T10:00:00Z'),
          (8, 33, 'member', '{orders}', '2021-02-02T10:00:00Z');
        INSERT INTO older_members SELECT division_id, customer_id, role, permissions, since FROM memberships;
      `);
      const before = await rows();

      apps.push(...(await Promise.all([start(), start()])));

      expect(await rows()).toEqual(before);
      expect(await first?.get(EventLog).readStream(33, 'team-33')).toEqual([
        expect.objectContaining({ occurredAt: '2020-02-02T10:00:00.000Z' }),
        expect.objectContaining({
          event: { type: 'MemberAdded', customerId: 8, role: 'member', permissions: ['orders'] },
        }),
      ]);
    } finally {
      for (const app of apps) await app.close();
      await database.drop();
    }
  });
});
