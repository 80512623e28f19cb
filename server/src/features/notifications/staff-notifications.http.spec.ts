import type {
  DashboardNotification,
  DashboardNotifications,
} from '@selvedge/shared/notifications/contract';
import { notificationsTopic } from '@selvedge/shared/notifications/topics';
import type { Store } from '@selvedge/shared/stores/contract';

import { useScreens } from '../../platform/live/live-screens.testing.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { payTooLate } from '../../test/random-refunds.testing.js';
import { Sandbox } from '../payments/sandbox/sandbox.testing.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';

const own = '/omnis/v3/notifications/dashboard/';

describe('staff notifications in atlas', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let mover: SignedIn;
  let other: SignedIn;
  let viewer: SignedIn;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    shop = await openTeeShop(app);
    mover = await app.signInStaff(['orders-view', 'orders-status']);
    other = await app.signInStaff(['orders-view', 'orders-status', 'permissions-grant']);
    viewer = await app.signInStaff(['orders-view']);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const screenOf = useScreens(() => app);
  const list = async (by: Browser) => (await by.get(own)).body;
  const titles = async (by: Browser): Promise<readonly string[]> =>
    (await list(by)).notifications.map(({ title }: DashboardNotification) => title);
  const notificationOf = (by: Browser, title: string) =>
    until(async (): Promise<DashboardNotification | undefined> => {
      const { notifications } = await list(by);
      return notifications.find((one: DashboardNotification) => one.title === title);
    });

  async function press(priority: string): Promise<number> {
    const { orderId } = await placeOrder(app.visitor(shop.code), shop);
    await mover.post(`/omnis/v3/atlas/orders/${String(orderId)}/priority/`, { priority });
    return orderId;
  }

  it('RTM-009 are announced live and counted per recipient, for orders of every store', async () => {
    const { cursor, unread }: DashboardNotifications = await list(other);
    const screen = await screenOf(other);
    expect(await screen.watch({ topic: notificationsTopic, cursor })).toMatchObject({ ok: true });
    const quiet = await press('high');
    const urgent = await press('urgent');
    const received = await notificationOf(other, `Order ${String(urgent)} is urgent now`);
    expect(received).toMatchObject({ href: '{order}', data: { orderId: urgent }, openedAt: null });
    expect(await titles(other)).not.toContain(`Order ${String(quiet)} is urgent now`);
    const events = await until(() => (screen.events.length > 0 ? screen.events : undefined));
    expect(events.map(({ name }) => name)).toContain('notification.created');
    expect((await list(other)).unread).toBe(unread + 1);
    await other.post(`${own}mark-as-opened/${received.recipientId}/`);
    expect((await list(other)).unread).toBe(unread);
    // Neither the author of the change nor staff without order permissions are notified.
    for (const one of [mover, viewer])
      expect(await titles(one)).not.toContain(`Order ${String(urgent)} is urgent now`);
  });

  it('report a due refund to all staff who handle orders, including the author', async () => {
    const order = await placeOrder(app.visitor(shop.code), shop);
    await payTooLate(app.visitor(shop.code), mover, order);
    const title = `A refund is due on order ${String(order.orderId)}`;
    for (const one of [mover, other])
      expect(await notificationOf(one, title)).toMatchObject({ data: { orderId: order.orderId } });
    expect(await titles(viewer)).not.toContain(title);
  });

  it('report a permission request to staff who manage users', async () => {
    const requestPath = '/omnis/v3/atlas/permissions/request/labels-print/';
    expect((await viewer.post(requestPath, { reason: 'To print' })).status).toBeLessThan(300);
    expect(await notificationOf(other, 'Permission requested')).toMatchObject({
      href: '{team}',
    });
    expect(await titles(mover)).not.toContain('Permission requested');
  });

  it('skip muted accounts', async () => {
    const muted = await app.signInStaff(['orders-view', 'orders-status']);
    const lead = await app.signInStaff(['users-view', 'users-mute']);
    const mute = `/omnis/v3/atlas/users/${String(muted.subject.id)}/mute/`;
    expect((await lead.post(mute)).status).toBeLessThan(300);
    const urgent = await press('urgent');
    await notificationOf(other, `Order ${String(urgent)} is urgent now`);
    expect(await titles(muted)).toEqual([]);
  });
});
