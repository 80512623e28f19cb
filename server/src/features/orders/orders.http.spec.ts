import type { StatusLogRecord } from '@selvedge/shared/orders/contract';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';

const atlasOrders = '/omnis/v3/atlas/orders/';
const detailOf = ({ orderId }: Pick<PlacedOrder, 'orderId'>): string => `${atlasOrders}${orderId}/`;
const statusOf = (order: Pick<PlacedOrder, 'orderId'>): string => `${detailOf(order)}status/`;
const shopperPath = ({ orderHash }: PlacedOrder): string => `/omnis/v3/orders/${orderHash}/`;

describe('orders', () => {
  let app: TestApp;
  let shop: Store;
  let other: Store;
  let staff: Browser;
  let viewer: Browser;

  beforeAll(async () => {
    app = await startApp();
    [shop, other] = [await openTeeShop(app), await openTeeShop(app)];
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid', 'users-mute']);
    viewer = await app.signInStaff(['orders-view']);
  });
  afterAll(() => app.close());

  const ordered = (): Promise<PlacedOrder> => placeOrder(app.visitor(shop.code), shop);

  describe('for the shopper with the link', () => {
    it('shows the order with its progress, without names', async () => {
      const order = await ordered();
      await staff.post(statusOf(order), { status: 'packing', paidReason: 'Bank transfer' });
      const { status, body, headers } = await app.call(shop.code, shopperPath(order));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toMatchObject({
        orderId: order.orderId,
        hash: order.orderHash,
        flow: 'normal',
        status: 'packing',
        stage: 3,
        stages: 6,
        percentComplete: 60,
        paymentAttempts: [],
        cursor: expect.any(String),
      });
      const log: StatusLogRecord[] = body.statusLogRecords;
      expect(log.map(({ status, user }) => [status, user])).toEqual([
        ['to_be_paid', null],
        ['packing', null],
      ]);
    });

    it('ORD-044 finds the order only by its hash, on the host of its store', async () => {
      const order = await ordered();
      for (const [host, path] of [
        [other.code, shopperPath(order)],
        ['', shopperPath(order)],
        [shop.code, `/omnis/v3/orders/${order.orderId}/`],
        [shop.code, `/omnis/v3/orders/${'0'.repeat(32)}/`],
        [shop.code, '/omnis/v3/orders/%22/'],
      ] as const) {
        expect((await app.call(host, path)).status).toBe(404);
      }
    });

    it('API-049 answers with and without the trailing slash', async () => {
      const order = await ordered();
      const path = shopperPath(order).slice(0, -1);
      expect((await app.call(shop.code, path)).body.orderId).toBe(order.orderId);
    });

    it('needs a single statement', async () => {
      const order = await ordered();
      const visitor = app.visitor(shop.code);
      const statements = await statementsOf(app, (headers) =>
        visitor.get(shopperPath(order), { headers }),
      );
      expect(statements).toHaveLength(1);
    });
  });

  describe('for staff', () => {
    it('shows the order in full, with staff names', async () => {
      const order = await ordered();
      await staff.post(statusOf(order), {
        status: 'paid',
        from: 'to_be_paid',
        paidReason: 'Bank transfer',
      });
      const { status, body } = await viewer.get(detailOf(order));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: order.orderId,
        hash: order.orderHash,
        division: shop.division,
        store: shop.name,
        status: 'paid',
        percentComplete: 20,
        quantity: 2,
        customerName: 'Ada Palm',
        email: 'ada@example.test',
        fulfillmentFactory: null,
        subtotal: 4800,
        total: 5195,
        items: [expect.objectContaining({ name: 'Wave tee' })],
      });
      const log: StatusLogRecord[] = body.statusLogRecords;
      expect(log.map(({ status, user }) => [status, user])).toEqual([
        ['to_be_paid', null],
        ['paid', 'Robin Weaver'],
      ]);
    });

    it('ORD-037 changes the status and returns it', async () => {
      const order = await ordered();
      const { status, body } = await staff.post(statusOf(order), {
        status: 'issue',
        paidReason: 'Bank transfer',
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        status: 'issue',
        stage: 4,
        percentComplete: 80,
        user: 'Robin Weaver',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
      const back = await staff.post(statusOf(order), {
        status: 'new',
        from: 'issue',
        paidReason: 'Bank transfer',
      });
      expect(back.body).toMatchObject({ status: 'new', percentComplete: 0 });
    });

    it('ORD-037 returns the current status with person and time to the second of two people', async () => {
      const order = await ordered();
      const first = await staff.post(statusOf(order), {
        status: 'paid',
        from: 'to_be_paid',
        paidReason: 'Bank transfer',
      });
      const second = await staff.post(statusOf(order), {
        status: 'issue',
        from: 'to_be_paid',
        paidReason: 'Bank transfer',
      });
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({
        message: 'This order has been moved to Paid by Robin Weaver',
        code: 'StatusHasMoved',
        current: first.body,
      });
      expect((await viewer.get(detailOf(order))).body.status).toBe('paid');
    });

    it('ORD-037 lets exactly one of two concurrent changes succeed', async () => {
      const order = await ordered();
      const answers = await Promise.all(
        ['paid', 'issue'].map((status) =>
          staff.post(statusOf(order), { status, from: 'to_be_paid', paidReason: 'Bank transfer' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it.each([
      ['a code of another flow', { status: 'quote' }],
      ['an unknown code', { status: 'shipped' }],
      ['a code of the wrong type', { status: 7 }],
      ['no code', {}],
      ['an unknown code to start from', { status: 'paid', from: 'shipped' }],
    ])('ORD-037 refuses %s with 422', async (_what, change) => {
      const order = await ordered();
      const { status, body } = await staff.post(statusOf(order), change);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['from' in change ? 'from' : 'status']);
      expect((await viewer.get(detailOf(order))).body.status).toBe('to_be_paid');
    });

    it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483647', '2147483648'])(
      'finds no order %s',
      async (orderId) => {
        expect((await staff.get(`${atlasOrders}${orderId}/`)).status).toBe(404);
        const answer = await staff.post(`${atlasOrders}${orderId}/status/`, {
          status: 'paid',
          paidReason: 'Bank transfer',
        });
        expect(answer.status).toBe(404);
      },
    );

    it('lets viewers read but not change orders', async () => {
      const order = await ordered();
      expect((await viewer.get(atlasOrders)).status).toBe(200);
      expect((await viewer.post(statusOf(order), { status: 'paid' })).status).toBe(403);
      // Permission to move orders does not include marking them as paid.
      const mover = await app.signInStaff(['orders-view', 'orders-status']);
      const unpaid = await mover.post(statusOf(order), { status: 'paid' });
      expect([unpaid.status, unpaid.body.code]).toEqual([422, 'OrderNotPaid']);
      const asPaid = { status: 'paid', paidReason: 'Bank transfer' };
      expect((await mover.post(statusOf(order), asPaid)).status).toBe(403);
      const orders = [{ id: order.orderId }];
      expect((await mover.post(`${atlasOrders}status/`, { ...asPaid, orders })).status).toBe(403);
      const erased = await viewer.post('/omnis/v3/atlas/customers/erase/', order);
      expect(erased.status).toBe(403);
    });

    it("refuses visitors and shoppers, and is not available on a shop's host", async () => {
      const order = await ordered();
      const shopper = await app.signInCustomer('');
      const owner = await app.signInOwner(shop);
      for (const [browser, expected] of [
        [app.visitor('atlas'), 401],
        [app.visitor(''), 401],
        [shopper, 403],
        [app.visitor(shop.code), 404],
        [owner, 404],
      ] as const) {
        expect((await browser.get(atlasOrders)).status).toBe(expected);
        expect((await browser.get(detailOf(order))).status).toBe(expected);
        expect((await browser.post(statusOf(order), { status: 'paid' })).status).toBe(expected);
      }
      expect((await viewer.get(detailOf(order))).body.status).toBe('to_be_paid');
    });

    it('refuses requests without a CSRF token', async () => {
      const order = await ordered();
      const stranger = app.visitor('atlas');
      stranger.setCookie('selvedge-session', staff.cookie('selvedge-session') ?? '');
      const answer = await stranger.send('post', statusOf(order), { body: { status: 'paid' } });
      expect(answer.status).toBe(403);
    });
  });
});
