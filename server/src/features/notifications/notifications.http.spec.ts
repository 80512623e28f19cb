import { randomUUID } from 'node:crypto';

import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import type { NotificationManner } from '@selvedge/shared/notifications/notification';
import { notificationsTopic } from '@selvedge/shared/notifications/topics';
import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import { useScreens } from '../../platform/live/live-screens.testing.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { placeOrder, saveTee } from '../checkout/checkout.testing.js';
import { NotificationSender } from './notification-sender.service.js';
import { content, manner } from './notifications.testing.js';

const own = '/omnis/v3/notifications/dashboard/';

describe('dashboard notifications', () => {
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

  const person = (...held: readonly DashboardPermission[]): Promise<SignedIn> =>
    app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions: held }]);
  const list = async (by: Browser = owner) => (await by.get(own)).body;
  const titles = async (by: Browser = owner): Promise<readonly string[]> =>
    (await list(by)).notifications.map(({ title }: DashboardNotification) => title);
  const subjectOf = ({ subject }: SignedIn) => `customer:${String(subject.id)}`;
  const touch = (what: string, id: string, by: Browser = owner) => by.post(`${own}${what}/${id}/`);

  /** Sends a notification to the owner and waits for its delivery. */
  async function notify(title: string, changes: Partial<NotificationManner> = {}, data = {}) {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'told' };
    await app.get(NotificationSender).send(context, {
      ...{ id: randomUUID(), people: [subjectOf(owner)] },
      ...{ content: { ...content, title, data }, manner: { ...manner, ...changes } },
    });
    return until(async (): Promise<DashboardNotification | undefined> => {
      const { notifications } = await list();
      return notifications.find((one: DashboardNotification) => one.title === title);
    });
  }

  const connected = useScreens(() => app);

  it('EVT-004 API-056 announce an order only to members who can see orders', async () => {
    const [seller, writer] = [await person('orders'), await person('pages')];
    expect(await list()).toMatchObject({ notifications: [], unread: 0 });
    await saveTee(app, shop);
    const { orderId: id } = await placeOrder(app.visitor(shop.code), shop);
    for (const one of [owner, seller])
      expect(
        await until(
          () => list(one),
          ({ unread }) => unread === 1,
        ),
      ).toMatchObject({
        notifications: [
          {
            ...{ title: `New order ${id}`, href: '{order}', data: { orderId: id } },
            ...{ position: 'header', openedAt: null, deletedAt: null, scheduledAt: null },
          },
        ],
      });
    expect(await titles(writer)).toEqual([]);
    const stranger = await app.signInOwner(await app.openStore());
    expect(await titles(stranger)).toEqual([]);
  });

  it('NTF-011 are unread until they are opened or removed', async () => {
    const [one, two] = [await notify('One'), await notify('Two')];
    expect(await list()).toMatchObject({ unread: 2 });
    expect((await touch('mark-as-opened', one.recipientId)).status).toBe(204);
    expect(await list()).toMatchObject({ unread: 1 });
    await touch('mark-as-deleted', two.recipientId);
    expect(await list()).toMatchObject({ unread: 0 });
    expect(await titles()).toEqual(['One']);
    const [{ openedAt }] = (await list()).notifications;
    expect(Date.parse(openedAt)).toBeGreaterThan(0);
  });

  it('have a consistent count and list while more arrive', async () => {
    const answers: Readonly<Record<'unread' | 'listed', number>>[] = [];
    let sentCount = 0;
    const sending = Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        await notify(`At once ${String(at)}`);
        sentCount += 1;
      }),
    );
    while (sentCount < 12) {
      const { notifications, unread } = await list();
      answers.push({ unread, listed: notifications.length });
    }
    await sending;
    expect(answers.filter(({ unread, listed }) => unread !== listed)).toEqual([]);
    expect(await list()).toMatchObject({ unread: 12 });
  });

  it('are listed beyond the newest 50, each once, with one total count', async () => {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'told' };
    const waited = { manner, people: [subjectOf(owner)], scheduledAt: new Date(0).toISOString() };
    for (let at = 0; at < 53; at += 1)
      await app.get(NotificationSender).send(context, {
        ...{ ...waited, id: randomUUID(), content: { ...content, title: `Told ${String(at)}` } },
      });
    await until(list, ({ unread }) => unread === 53);
    const before = (id: unknown) => `${own}?before=${String(id)}`;
    const newest = await list();
    const { body: rest } = await owner.get(before(newest.older));
    expect([newest.notifications.length, rest.notifications.length]).toEqual([50, 3]);
    expect([newest.unread, rest.unread, rest.older]).toEqual([53, 53, null]);
    const ids = [...newest.notifications, ...rest.notifications].map(
      ({ recipientId }: DashboardNotification) => recipientId,
    );
    expect(new Set(ids).size).toBe(53);
    // All have the same time, so the ids define the order, even after one was removed.
    await touch('mark-as-deleted', newest.older);
    const { body: again } = await owner.get(before(newest.older));
    expect(again).toMatchObject({ unread: 52, notifications: rest.notifications });
    const { body: end } = await owner.get(before(ids.at(-1)));
    expect(end).toMatchObject({ unread: 52, notifications: [], older: null });
    const other = await person('orders');
    const { body: none } = await other.get(before(newest.older));
    expect(none).toMatchObject({ unread: 0, notifications: [] });
    expect((await owner.get(`${own}?before=7`)).status).toBe(422);
  });

  it('are marked as read together by their recipient, and update in other windows', async () => {
    await notify('One');
    await notify('Over the screen', { position: 'top-right' });
    const { recipientId } = await notify('Read before');
    await touch('mark-as-opened', recipientId);
    const other = await person('orders');
    const window = await connected(owner);
    await window.watch({ topic: notificationsTopic, cursor: (await list()).cursor });
    expect((await other.post(`${own}mark-all-as-opened/`)).status).toBe(204);
    expect(await list()).toMatchObject({ unread: 2 });
    expect((await owner.post(`${own}mark-all-as-opened/`)).status).toBe(204);
    expect(await list()).toMatchObject({ unread: 0 });
    expect((await titles()).length).toBe(3);
    const received = await until(() => (window.events.length > 1 ? window.events : undefined));
    expect(received.map(({ name }) => name)).toEqual([
      'notification.updated',
      'notification.updated',
    ]);
  });

  it('are ordered by the time shown: creation or schedule', async () => {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'told' };
    await notify('Made now');
    const due = { people: [subjectOf(owner)], scheduledAt: new Date(0).toISOString() };
    const waited = { ...content, title: 'Due long ago' };
    await app.get(NotificationSender).send(context, {
      ...{ id: randomUUID(), content: waited, manner, ...due },
    });
    await until(titles, (there) => there.length === 2);
    expect(await titles()).toEqual(['Made now', 'Due long ago']);
  });

  it('API-028 NTF-004 are removed or moved when dismissed', async () => {
    const popUp = { position: 'top-right', dismissAction: 'header' } as const;
    const { recipientId } = await notify('Over the screen', popUp);
    expect((await touch('mark-as-deleted', recipientId)).status).toBe(204);
    expect((await list()).notifications).toMatchObject([{ recipientId, position: 'header' }]);
    await touch('mark-as-deleted', recipientId);
    expect(await titles()).toEqual([]);
  });

  it('can be moved to the header', async () => {
    const { recipientId } = await notify('Over the screen', { position: 'top-right' });
    expect((await touch('move-to-header', recipientId)).status).toBe(204);
    expect((await list()).notifications).toMatchObject([{ recipientId, position: 'header' }]);
  });

  it('cannot be changed by anyone else', async () => {
    const { recipientId } = await notify('Mine');
    const other = await person('orders');
    for (const what of ['mark-as-opened', 'mark-as-deleted', 'move-to-header'])
      for (const id of [recipientId, 'nothing'])
        expect([what, (await touch(what, id, other)).status]).toEqual([what, 404]);
    expect((await list()).notifications).toMatchObject([{ openedAt: null }]);
    expect((await (await app.signInCustomer(shop.code)).get(own)).status).toBe(403);
    expect((await app.visitor(shop.code).get(own)).status).toBe(401);
  });

  it('NTF-003 replace or merge older ones with the same tag and recipient', async () => {
    const about = { tag: 'order-17' };
    await notify('First', about, { first: 1 });
    await notify('Beside it', about, { beside: 1 });
    expect(await titles()).toEqual(['Beside it', 'First']);
    const merged = await notify('Both', { ...about, mergable: true }, { own: 1, first: 2 });
    expect(await titles()).toEqual(['Both']);
    expect(merged.data).toEqual({ first: 2, beside: 1, own: 1 });
    await notify('Of something else', { tag: 'order-18', replacePrevious: true });
    const last = await notify('Last', { ...about, replacePrevious: true }, { last: 1 });
    expect(await titles()).toEqual(['Last', 'Of something else']);
    expect(last.data).toEqual({ last: 1 });
  });

  it('RTM-009 RTM-013 are announced live to their recipient by id, including missed ones after a reconnect', async () => {
    const other = await person('orders');
    const [ofOwner, ofOther] = [await connected(owner), await connected(other)];
    const watch = { topic: notificationsTopic, cursor: (await list()).cursor };
    for (const client of [ofOwner, ofOther])
      expect(await client.watch(watch)).toMatchObject({ ok: true });
    const { recipientId } = await notify('Canary');
    const [created] = await until(() => (ofOwner.events.length > 0 ? ofOwner.events : undefined));
    expect([created?.name, created?.data]).toEqual(['notification.created', { recipientId }]);
    ofOwner.socket.disconnect();
    await touch('mark-as-opened', recipientId);
    const again = await connected(owner);
    await again.watch({ ...watch, cursor: created?.cursor ?? '' });
    const [updated] = await until(() => (again.events.length > 0 ? again.events : undefined));
    expect([updated?.name, updated?.data]).toEqual(['notification.updated', { recipientId }]);
    expect(ofOther.events).toEqual([]);
    const shopper = await connected(await app.signInCustomer(shop.code));
    expect(await shopper.watch(watch)).toEqual({ error: 'forbidden' });
  });

  it('EVT-016 are erased with their recipient', async () => {
    await notify('My canary notification');
    await app.get(SubjectErasure).erase(subjectOf(owner));
    const rows = await app
      .get(DataSource)
      .query(`SELECT FROM notifications WHERE person = $1`, [subjectOf(owner)]);
    expect(rows).toEqual([]);
    const stored = await app
      .get(DataSource)
      .query(`SELECT FROM es_event e WHERE e.data::text LIKE '%canary notification%'`);
    expect(stored).toEqual([]);
  });
});
