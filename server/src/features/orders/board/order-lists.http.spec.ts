import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

const atlasOrders = '/omnis/v3/atlas/orders/';

describe('order lists', () => {
  let app: TestApp;
  let shop: Store;
  let other: Store;
  let staff: Browser;
  let viewer: Browser;

  beforeAll(async () => {
    app = await startApp();
    [shop, other] = [await openTeeShop(app), await openTeeShop(app)];
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    viewer = await app.signInStaff(['orders-view']);
  });
  afterAll(() => app.close());

  const ordered = (): Promise<PlacedOrder> => placeOrder(app.visitor(shop.code), shop);

  describe('for staff', () => {
    const idsIn = (body: { data: AtlasOrderRow[] }): number[] => body.data.map(({ id }) => id);

    it('show the newest orders of all stores first, in pages', async () => {
      const first = await ordered();
      const second = await placeOrder(app.visitor(other.code), other);
      const { body } = await viewer.get(`${atlasOrders}?perPage=2`);
      expect(idsIn(body)).toEqual([second.orderId, first.orderId]);
      expect(body).toMatchObject({ page: 1, perPage: 2, cursor: expect.any(String) });
      expect(body.total).toBeGreaterThanOrEqual(2);
      expect(body.data[0]).toMatchObject({
        division: other.division,
        store: other.name,
        total: 5195,
      });
      const next = await viewer.get(`${atlasOrders}?perPage=1&page=2`);
      expect(idsIn(next.body)).toEqual([first.orderId]);
    });

    it('filter by store, flow and status, with counts that ignore the status', async () => {
      const own = await openTeeShop(app);
      const visitor = app.visitor(own.code);
      const orders = [await placeOrder(visitor, own), await placeOrder(visitor, own)];
      await staff.post(`${atlasOrders}${String(orders[0]?.orderId)}/status/`, {
        status: 'paid',
        paidReason: 'Bank transfer',
      });
      const ofStore = `${atlasOrders}?division=${own.division}`;
      const paid = `${ofStore}&flow=normal&status=paid`;
      await until(async () => (await viewer.get(paid)).body.counts.paid === 1);
      const { body } = await viewer.get(paid);
      expect(idsIn(body)).toEqual([orders[0]?.orderId]);
      expect(body).toMatchObject({ total: 1, counts: { to_be_paid: 1, paid: 1 } });
      const bespoke = await viewer.get(`${ofStore}&flow=bespoke`);
      expect(bespoke.body).toMatchObject({ data: [], total: 0, counts: {} });
    });

    it('offer stores to filter by, found by part of the name or by number', async () => {
      const { division, name, code, currency } = shop;
      const expected = [{ division, name, code, currency }];
      for (const query of [`searchTerm=${code.toUpperCase()}`, `division=${division}`])
        expect((await viewer.get(`${atlasOrders}stores/?${query}`)).body).toEqual(expected);
      expect((await viewer.get(`${atlasOrders}stores/?searchTerm=no+such+store`)).body).toEqual([]);
      expect((await viewer.get(`${atlasOrders}stores/?division=x`)).status).toBe(422);
    });

    it('search id, hash, e-mail and name', async () => {
      const own = await openTeeShop(app);
      const visitor = app.visitor(own.code);
      const order = await placeOrder(visitor, own, { email: 'grace_100%@example.test' });
      await placeOrder(visitor, own, { email: 'grace-1000@example.test' });
      for (const term of [String(order.orderId), order.orderHash, ' GRACE_100%@ ']) {
        const query = new URLSearchParams({ searchTerm: term, division: String(own.division) });
        expect(idsIn((await viewer.get(`${atlasOrders}?${query.toString()}`)).body)).toEqual([
          order.orderId,
        ]);
      }
      const byName = `${atlasOrders}?searchTerm=ada+pal&division=${own.division}`;
      expect((await viewer.get(byName)).body.total).toBe(2);
    });

    it.each([
      'flow=cotton',
      'status=shipped',
      'division=x',
      'division=0',
      'division=99999999999',
      'page=0',
      'page=10001',
      'perPage=0',
      'perPage=201',
      'page=1.5',
      `searchTerm=${'x'.repeat(101)}`,
      'searchTerm=a&searchTerm=b',
    ])('refuse ?%s', async (query) => {
      expect((await viewer.get(`${atlasOrders}?${query}`)).status).toBe(422);
    });
  });

  describe('for the owner of the store', () => {
    const listOf = ({ division }: Store): string => `/omnis/v3/divisions/${division}/orders/`;

    it('contain only their own orders, whatever the query', async () => {
      const order = await ordered();
      await placeOrder(app.visitor(other.code), other);
      const owner = await app.signInOwner(shop);
      const { status, body } = await owner.get(`${listOf(shop)}?division=${other.division}`);
      expect(status).toBe(200);
      const rows: AtlasOrderRow[] = body.data;
      expect(rows[0]?.id).toBe(order.orderId);
      expect(new Set(rows.map(({ division }) => division))).toEqual(new Set([shop.division]));
    });

    it('refuse the orders of another store', async () => {
      const owner = await app.signInOwner(shop);
      expect((await owner.get(listOf(other))).status).toBe(403);
    });

    it('ORD-045 open an own order with progress and parcels, and none of another store', async () => {
      const order = await ordered();
      const ofOrder = `${atlasOrders}${String(order.orderId)}/`;
      await staff.post(`${ofOrder}status/`, { status: 'paid', paidReason: 'Bank transfer' });
      await staff.post(`${ofOrder}tracking/`, { carrier: 'dpd', code: 'AB12-3456' });
      const owner = await app.signInOwner(shop);
      const { status, body } = await owner.get(`${listOf(shop)}${String(order.orderId)}/`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: order.orderId,
        store: shop.name,
        status: 'paid',
        percentComplete: 20,
        trackingCodes: [{ carrier: 'dpd', code: 'AB12-3456' }],
      });
      // Owners must not see which staff worked on the order.
      expect(body.statusLogRecords).toEqual([
        expect.objectContaining({ status: 'to_be_paid', user: null }),
        expect.objectContaining({ status: 'paid', user: null }),
      ]);
      const others = app.visitor(other.code);
      const theirs = await placeOrder(others, other);
      const path = `${String(theirs.orderId)}/`;
      expect((await owner.get(listOf(shop) + path)).status).toBe(404);
      expect((await owner.get(listOf(other) + path)).status).toBe(403);
    });

    it('refuse visitors, shoppers and members without the permission', async () => {
      const { division, code } = shop;
      const member = await app.signInCustomer(code, [
        { division, role: 'member', permissions: ['products'] },
      ]);
      expect((await app.visitor(code).get(listOf(shop))).status).toBe(401);
      expect((await (await app.signInCustomer(code)).get(listOf(shop))).status).toBe(403);
      expect((await member.get(listOf(shop))).status).toBe(403);
    });
  });
});
