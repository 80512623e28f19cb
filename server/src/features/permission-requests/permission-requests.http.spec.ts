import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import {
  ownPermissionsTopic,
  permissionRequestsTopic,
} from '@selvedge/shared/permission-requests/topics';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import { useScreens } from '../../platform/live/live-screens.testing.js';
import type { Answer, Browser } from '../../platform/testing/browser.js';
import { mailsTo } from '../accounts/account.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';

const permissions = '/omnis/v3/dashboard/permissions/';
const reason = 'I write the spring pages';
const statusAndCode = ({ status, body }: Answer): unknown[] => [status, body.code];

describe('requests for store permissions', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    member = await person();
  });
  afterAll(() => app.close());

  const person = (...held: readonly DashboardPermission[]): Promise<SignedIn> =>
    app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions: held }]);
  const ask = (by: Browser, what = 'pages', body: object = { reason }): Promise<Answer> =>
    by.post(`${permissions}request/${what}/`, body);
  const answer = (by: Browser, id: string, granted: boolean, word?: string): Promise<Answer> =>
    by.post(`${permissions}requests/${id}/answer/`, { granted, ...(word ? { word } : {}) });
  const open = async (by: Browser = owner) =>
    (await by.get(`${permissions}requests/`)).body.requests;
  const own = async (by: Browser = member) =>
    (await by.get(`${permissions}requests/mine/`)).body.requests;
  const held = async (by: Browser = member): Promise<readonly string[]> =>
    (await by.get('/omnis/v3/dashboard/secure/get/')).body.permissions;

  const connected = useScreens(() => app);

  it('PRM-002 PRM-003 PRM-005 are sent with a reason and granted by the owner', async () => {
    const { status, body } = await ask(member, 'pages,theme');
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect(await open()).toEqual([
      {
        ...{ id: body.id, name: 'Robin Weaver', permissions: ['pages', 'theme'], reason },
        at: expect.any(String),
      },
    ]);
    expect((await answer(owner, body.id, true, 'Have fun')).body.requests).toEqual([]);
    expect(await held()).toEqual(['pages', 'theme']);
    expect(await own()).toMatchObject([{ id: body.id, stage: 'granted', word: 'Have fun' }]);
  });

  it('are refused with a comment, and can be sent again', async () => {
    const { body } = await ask(member);
    await answer(owner, body.id, false, 'Not yet');
    expect(await held()).toEqual([]);
    expect(await own()).toMatchObject([{ stage: 'refused', word: 'Not yet' }]);
    expect((await ask(member)).status).toBe(201);
  });

  it('can be withdrawn only by the requester', async () => {
    const { body } = await ask(member);
    const path = `${permissions}requests/${String(body.id)}/`;
    expect(statusAndCode(await (await person()).send('delete', path, {}))).toEqual([
      403,
      'CsrfTokenInvalid',
    ]);
    const other = await person();
    await held(other);
    expect(statusAndCode(await other.send('delete', path, {}))).toEqual([
      404,
      'PermissionRequestNotFound',
    ]);
    expect((await member.send('delete', path, {})).body.requests).toMatchObject([
      { stage: 'withdrawn' },
    ]);
    expect(await open()).toEqual([]);
    expect(statusAndCode(await answer(owner, body.id, true))).toEqual([
      409,
      'PermissionRequestOver',
    ]);
  });

  it.each([
    ['pages', {}, 422],
    ['pages', { reason: '  ' }, 422],
    ['pages', { reason: 7 }, 422],
    ['pages', { reason: 'x'.repeat(1001) }, 422],
    ['nothing', { reason }, 422],
    ['orders-view', { reason }, 422],
    ['pages,', { reason }, 422],
    ['pages,nothing', { reason }, 422],
  ])('need a reason and known permissions: %s %j', async (what, body, status) => {
    expect((await ask(member, what, body)).status).toBe(status);
    expect(await open()).toEqual([]);
  });

  it('use the message of a required field if the reason is missing', async () => {
    expect((await ask(member, 'pages', { reason: '' })).body.errors).toEqual({
      reason: ['This field is required'],
    });
  });

  it('PRM-004 are open once per permission, even if sent twice concurrently', async () => {
    await held();
    const both = await Promise.all([ask(member), ask(member)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await open()).toHaveLength(1);
    expect(statusAndCode(await ask(owner))).toEqual([409, 'PermissionHeldAlready']);
  });

  it('are answered once, and the second answer names the first answerer', async () => {
    const { body } = await ask(member);
    const second = await app.signInOwner(shop);
    await Promise.all([owner, second].map((one) => held(one)));
    const answers = await Promise.all([
      answer(owner, body.id, true),
      answer(second, body.id, false),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [late] = answers.filter(({ status }) => status === 409);
    expect(late?.body.detail).toMatch(/^Robin Weaver has already (granted|refused) this request$/);
    const [{ stage }] = await own();
    expect(await held()).toEqual(stage === 'granted' ? ['pages'] : []);
    expect(statusAndCode(await answer(second, body.id, true))).toEqual([
      409,
      'PermissionRequestOver',
    ]);
  });

  it('are answered by people who manage permissions and hold the requested one', async () => {
    const { body } = await ask(member);
    expect((await answer(member, body.id, true)).status).toBe(403);
    expect((await answer(await person('pages'), body.id, true)).status).toBe(403);
    const manager = await person('users');
    expect(await open(manager)).toHaveLength(1);
    expect(statusAndCode(await answer(manager, body.id, true))).toEqual([403, 'PermissionDenied']);
    expect(await open(manager)).toHaveLength(1);
    expect((await answer(await person('users', 'pages'), body.id, true)).status).toBe(200);
  });

  it('are inaccessible to other stores, shoppers and visitors', async () => {
    const { body } = await ask(member);
    const stranger = await app.signInOwner(await app.openStore());
    expect(statusAndCode(await answer(stranger, body.id, true))).toEqual([
      404,
      'PermissionRequestNotFound',
    ]);
    expect(await open(stranger)).toEqual([]);
    expect((await ask(await app.signInCustomer(shop.code))).status).toBe(403);
    expect((await ask(app.visitor(shop.code))).status).toBe(401);
  });

  it.each([{}, { granted: 'yes' }, { granted: true, word: 7 }])(
    'are not answered by an invalid body: %j',
    async (body) => {
      const { body: requested } = await ask(member);
      const path = `${permissions}requests/${String(requested.id)}/answer/`;
      expect((await owner.post(path, body)).status).toBe(422);
    },
  );

  it('are settled when the requester gets the permission otherwise or leaves the store', async () => {
    const other = await person();
    await ask(member);
    const { body } = await ask(other);
    const team = '/omnis/v3/dashboard/team/';
    await held(owner);
    await owner.send('put', `${team}${String(member.subject.id)}/`, {
      body: { permissions: ['pages'] },
    });
    await owner.send('delete', `${team}${String(other.subject.id)}/`, {});
    await until(async () => (await open()).length === 0);
    expect(await own()).toMatchObject([{ stage: 'settled' }]);
    expect(statusAndCode(await answer(owner, body.id, true))).toEqual([
      409,
      'PermissionRequestOver',
    ]);
  });

  it('PRM-005 are sent live to people who can answer, and answers to the requester', async () => {
    const stranger = await person();
    const [ofOwner, ofMember] = [await connected(owner), await connected(member)];
    const topic = permissionRequestsTopic(shop.division);
    expect(await ofMember.watch({ topic })).toEqual({ error: 'forbidden' });
    expect(await ofOwner.watch({ topic })).toMatchObject({ ok: true });
    const mine = ownPermissionsTopic(shop.division);
    expect(await ofMember.watch({ topic: mine })).toMatchObject({ ok: true });
    const { cursor } = (await member.get(`${permissions}requests/mine/`)).body;

    const { body } = await ask(member);
    const [event] = await until(() => (ofOwner.events.length > 0 ? ofOwner.events : undefined));
    expect([event?.name, event?.data]).toEqual([
      'permission-requests.changed',
      { requestId: body.id },
    ]);
    await answer(owner, body.id, true);
    // The connection is dropped on a permission change; the client resumes from its cursor.
    const again = await connected(member);
    await again.watch({ topic: mine, cursor });
    const events = await until(() => (again.events.length >= 3 ? again.events : undefined));
    expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['own-permissions.changed']));
    const outsider = await connected(stranger);
    await outsider.watch({ topic: mine, cursor });
    expect(outsider.events).toEqual([]);
  });

  it('PRM-005 are mailed without requester and reason, and answers are mailed to the requester', async () => {
    const manager = await person('users');
    const { body } = await ask(member, 'pages', { reason: 'My canary reason' });
    await answer(owner, body.id, false, 'Next month');
    const [mail] = await mailsTo(app, owner.email, 1);
    expect(mail?.text).toContain('“Publish pages”');
    expect(mail?.text).toContain(`//${shop.code}.localhost/dashboard/team`);
    expect(mail?.text).not.toMatch(/canary|Robin/);
    expect(await mailsTo(app, manager.email, 1)).toEqual([mail]);
    const [answered] = await mailsTo(app, member.email, 1);
    expect(answered?.subjectLine).toBe('Your permission request for A shop was refused');
    expect(answered?.text).toContain('Comment: Next month');
  });

  it("EVT-016 lose their reason with the requester's erasure, and are no longer open", async () => {
    await ask(member, 'pages', { reason: 'My canary reason' });
    await app.get(SubjectErasure).erase(`customer:${String(member.subject.id)}`);
    expect(await open()).toEqual([]);
    const stored = await app
      .get(DataSource)
      .query(`SELECT FROM es_event e WHERE e.data::text LIKE '%canary reason%'`);
    expect(stored).toEqual([]);
  });
});
