import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { StoreSales } from '@selvedge/shared/orders/sales/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Browser } from '../../../platform/testing/browser.js';
import { Sandbox } from '../../payments/sandbox/sandbox.testing.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import {
  openTeeShop,
  paymentsOf,
  payRequest,
  placeOrder,
} from '../../checkout/checkout.testing.js';

const hourMs = 60 * 60 * 1000;
const declinedCard = '4000 0000 0000 0002';

describe('sales of a shop', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let owner: Browser;
  let staff: Browser;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });

  const path = (store = shop): string => `/omnis/v3/divisions/${store.division}/sales/`;
  const ordered = (): Promise<PlacedOrder> => placeOrder(app.visitor(shop.code), shop);

  async function sales(query = ''): Promise<StoreSales> {
    const { status, body } = await owner.get(path() + query);
    expect(status).toBe(200);
    return body;
  }

  async function moved(order: PlacedOrder, status: OrderStatus): Promise<PlacedOrder> {
    const { orderId } = order;
    await staff.post(`/omnis/v3/atlas/orders/${String(orderId)}/status/`, {
      status,
      paidReason: 'Bank transfer',
    });
    return order;
  }

  /** Backdates the order by a number of days. */
  async function agedBy(days: number, { orderId }: PlacedOrder): Promise<void> {
    await app
      .get(DataSource)
      .query(
        'UPDATE orders SET created_at = now() - make_interval(days => $2) WHERE order_id = $1',
        [orderId, days],
      );
  }

  it('are zero at first', async () => {
    const { days, ...others } = await sales();
    expect(days).toHaveLength(56);
    expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(days.every(({ orders, total }) => orders === 0 && total === 0)).toBe(true);
    expect(others).toEqual({
      currency: 'GBP',
      elsewhere: [],
      best: [],
      late: 0,
      declined: 0,
      counts: {},
    });
  });

  it('count paid orders on their day, without other shops', async () => {
    const paid = await moved(await ordered(), 'paid');
    await moved(await ordered(), 'complete');
    await moved(await ordered(), 'refunded');
    await ordered();
    await agedBy(30, await moved(await ordered(), 'complete'));
    await agedBy(60, await moved(await ordered(), 'complete'));
    const other = await openTeeShop(app);
    await moved(await placeOrder(app.visitor(other.code), other), 'paid');
    // Reprints are free and must not count.
    const again = { childOrderType: 'reprint', reason: 'misprint', childOrders: 0 };
    const first = `/omnis/v3/atlas/orders/${String(paid.orderId)}/`;
    const made = await staff.post(`${first}children/`, {
      ...again,
      items: [{ id: 1, quantity: 1 }],
    });
    expect(made.status).toBe(201);
    const { days, best } = await sales();
    expect(days.at(-1)).toMatchObject({ orders: 2, total: 2 * 5195 });
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
    expect(days.slice(0, 28).reduce((sum, { orders }) => sum + orders, 0)).toBe(1);
    expect(best).toEqual([expect.objectContaining({ name: 'Wave tee', pieces: 4 })]);
  });

  it("use days in the reader's time zone", async () => {
    const order = await moved(await ordered(), 'paid');
    const midnight = new Date();
    midnight.setUTCHours(0, 0, 0, 0);
    const late = new Date(midnight.getTime() - hourMs);
    await app
      .get(DataSource)
      .query('UPDATE orders SET created_at = $2 WHERE order_id = $1', [order.orderId, late]);
    const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
    const sold = ({ days }: StoreSales): readonly string[] =>
      days.filter(({ orders }) => orders > 0).map((one) => one.day);
    expect(sold(await sales())).toEqual([day(late.getTime())]);
    // Kiritimati is fourteen hours ahead, where it is already the next day.
    expect(sold(await sales('?zone=Pacific/Kiritimati'))).toEqual([day(midnight.getTime())]);
  });

  it('separate the part of a day up to the present time of day', async () => {
    const midnight = new Date();
    midnight.setUTCHours(0, 0, 0, 0);
    const yesterday = midnight.getTime() - 24 * hourMs;
    for (const at of [yesterday, midnight.getTime() - 1]) {
      const { orderId } = await moved(await ordered(), 'paid');
      await app
        .get(DataSource)
        .query('UPDATE orders SET created_at = $2 WHERE order_id = $1', [orderId, new Date(at)]);
    }
    const { days } = await sales();
    const both = { orders: 2, total: 2 * 5195 };
    expect(days.at(-2)).toMatchObject({ ...both, ordersByNow: 1, totalByNow: 5195 });
    expect(days.at(-1)).toMatchObject({ orders: 0, ordersByNow: 0, totalByNow: 0 });
  });

  it.each(['Etc/Unknown', '', 'undefined', 'Atlantis', 'America/Not_Yet_Known', '+25:00'])(
    'count in UTC for a device that reports the time zone %j',
    async (zone) => {
      const path = `?zone=${encodeURIComponent(zone)}`;
      expect((await sales(path)).days).toEqual((await sales('?zone=UTC')).days);
    },
  );

  it('include late orders, failed payments and counts per status', async () => {
    const late = await moved(await ordered(), 'processing');
    await agedBy(20, late);
    await agedBy(20, await moved(await ordered(), 'complete'));
    await agedBy(20, await ordered());
    const visitor = app.visitor(shop.code);
    const failed = await placeOrder(visitor, shop);
    await visitor.post(paymentsOf(failed), payRequest(declinedCard));
    const counted = await until(async () => {
      const now = await sales();
      // Counts follow the log, so the last order is counted last.
      return now.counts.to_be_paid === 2 && now.declined === 1 ? now : undefined;
    });
    // The late-orders count links to this list.
    const { body: list } = await owner.get(
      `/omnis/v3/divisions/${String(shop.division)}/orders/?late=yes&sort=oldest`,
    );
    expect(list).toMatchObject({ total: 1, data: [{ id: late.orderId }] });
    expect(counted).toMatchObject({
      late: 1,
      declined: 1,
      counts: { processing: 1, complete: 1, to_be_paid: 2 },
    });
    await staff.send('delete', `/omnis/v3/atlas/orders/${String(failed.orderId)}/`, {});
    expect((await sales()).declined).toBe(0);
  });

  it("need permission to view the shop's orders", async () => {
    const other = await openTeeShop(app);
    expect((await owner.get(path(other))).status).toBe(403);
    expect((await app.visitor(shop.code).get(path())).status).toBe(401);
    expect((await owner.get(`${path()}?zone=UTC&zone=UTC`)).status).toBe(422);
  });
});
