import { randomUUID } from 'node:crypto';

import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { signIn } from '../accounts/second-factor/second-factor.testing.js';
import { mailsTo } from '../accounts/account.testing.js';
import { NotificationSender } from '../notifications/notification-sender.service.js';
import { NotificationsQueries } from '../notifications/notifications.queries.js';
import { content, manner } from '../notifications/notifications.testing.js';
import { aBlock, personOf, Talk } from '../page-comments/page-comments.testing.js';

const atlas = '/omnis/v3/atlas/';
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('a muted staff account', () => {
  let app: TestApp;
  let lead: SignedIn;
  let packer: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    lead = await app.signInStaff(ATLAS_PERMISSIONS);
    packer = await app.signInStaff(['orders-view', 'stores']);
    for (const one of [lead, packer]) await one.get(`${atlas}orders/`);
  });
  afterAll(() => app.close());

  const set = (by: SignedIn, of: SignedIn, what: 'mute' | 'unmute'): Promise<Answer> =>
    by.post(`${atlas}users/${String(of.subject.id)}/${what}/`);

  it('API-005 API-006 ATL-010 keeps the time of the first mute until it is unmuted', async () => {
    const first = await set(lead, packer, 'mute');
    expect([first.status, first.body]).toEqual([200, { mutedAt: time }]);
    expect((await set(lead, packer, 'mute')).body).toEqual(first.body);
    const { body } = await lead.get(`${atlas}staff/`);
    const { mutedAt } = first.body;
    expect(body).toContainEqual(
      expect.objectContaining({ id: packer.subject.id, status: 0, mutedAt }),
    );
    const last = await set(lead, packer, 'unmute');
    expect([last.status, last.body]).toEqual([200, { mutedAt: null }]);
    const changes = (await lead.get(`${atlas}staff/changes/`)).body;
    expect(changes.slice(0, 2)).toMatchObject([{ what: 'unmuted' }, { what: 'muted' }]);
  });

  it("ERR-034 API-005 API-006 is muted and unmuted only with permission, else 'Permission denied'", async () => {
    for (const what of ['mute', 'unmute'] as const) {
      const { status, body } = await set(packer, lead, what);
      expect([status, body.message]).toEqual([403, 'Permission denied']);
    }
  });

  it('is never one’s own, one with more permissions, or one that does not exist', async () => {
    expect((await set(lead, lead, 'mute')).body.code).toBe('NotOneselfOfStaff');
    const half = await app.signInStaff(['users-mute']);
    await half.get(`${atlas}orders/`);
    expect((await set(half, lead, 'mute')).body.message).toBe('Permission denied');
    expect((await lead.post(`${atlas}users/999999/mute/`)).body.code).toBe('StaffNotFound');
  });

  it('ATL-011 can sign in and read, but cannot comment or write notes and gets no notifications', async () => {
    const talk = await Talk.begin(app);
    const { division, code } = talk.shop;
    const muted = await app.signInStaff(['stores', 'users-view'], code);
    const comment = (text: string) =>
      muted.post(talk.path(), { id: randomUUID(), blockId: aBlock, text });
    expect((await comment('Before')).status).toBe(201);
    await set(lead, muted, 'mute');

    expect((await muted.get(talk.path())).status).toBe(200);
    const refused = await comment('After');
    expect([refused.status, refused.body.message]).toEqual([403, 'Permission denied']);
    expect((await talk.list()).threads).toHaveLength(1);

    const mutedStaff = app.visitor('atlas');
    expect((await signIn(mutedStaff, muted)).status).toBe(200);
    const customer = await app.signInCustomer('');
    const notes = `${atlas}customers/${String(customer.subject.id)}/notes/`;
    const note = await mutedStaff.post(notes, { id: randomUUID(), text: 'After' });
    expect([note.status, note.body.message]).toEqual([403, 'Permission denied']);

    const people = [muted, lead].map(personOf);
    const context = { division, actor: 'system:test', correlationId: 'muted' };
    await app.get(NotificationSender).send(context, { id: randomUUID(), people, content, manner });
    const notificationsOf = async (one: string) =>
      (await app.get(NotificationsQueries).newest(division, one, { limit: 9 })).rows;
    // The same reactor delivers both, this one first.
    await until(
      () => notificationsOf(personOf(lead)),
      ({ length }) => length === 1,
    );
    expect(await notificationsOf(personOf(muted))).toEqual([]);
  });

  it('gets no e-mail about permission requests', async () => {
    const deaf = await app.signInStaff(ATLAS_PERMISSIONS);
    await set(lead, deaf, 'mute');
    await packer.post(`${atlas}permissions/request/labels-print/`, { reason: 'I pack' });
    expect(await mailsTo(app, lead.email, 1)).toHaveLength(1);
    expect(await mailsTo(app, deaf.email, 0)).toEqual([]);
  });
});
