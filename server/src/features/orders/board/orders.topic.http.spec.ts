import type { LiveEvent } from '@selvedge/shared/live/contract';
import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { connect, cursorIn, type Client } from '../../../platform/live/live-client.testing.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

describe('live order topics', () => {
  let app: TestApp;
  let shop: Store;
  let other: Store;
  let staff: Browser;
  const clients: Client[] = [];

  beforeAll(async () => {
    app = await startApp();
    [shop, other] = [await openTeeShop(app), await openTeeShop(app)];
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
  });
  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
  });
  afterAll(() => app.close());

  async function connected(browser: Browser): Promise<Client> {
    const { host } = browser;
    const cookie = browser.cookieHeader();
    const client = await connect(Number(new URL(app.url).port), {
      host,
      origin: `http://${host}`,
      ...(cookie === '' ? {} : { cookie }),
    });
    clients.push(client);
    return client;
  }

  const ordered = (store = shop): Promise<PlacedOrder> =>
    placeOrder(app.visitor(store.code), store, { email: 'ada@example.test' });

  const change = ({ orderId }: PlacedOrder, status: string): Promise<unknown> =>
    staff.post(`/omnis/v3/atlas/orders/${orderId}/status/`, {
      status,
      paidReason: 'Bank transfer',
    });

  /** Waits until the client has received `count` events of the order. */
  async function eventsOf(client: Client, order: PlacedOrder, count: number): Promise<LiveEvent[]> {
    return until(() => {
      const events: LiveEvent[] = client.events.filter((event: LiveEvent) =>
        JSON.stringify(event.data).includes(order.orderHash),
      );
      return events.length >= count ? events : undefined;
    });
  }

  it('push changed rows to staff who watch all stores, and to no other client', async () => {
    const owner = await app.signInOwner(shop);
    const [board, queue, own] = [
      await connected(staff),
      await connected(staff),
      await connected(owner),
    ];
    await board.watch({ topic: 'atlas:orders' });
    await own.watch({ topic: `division:${String(shop.division)}:orders` });
    const order = await ordered();
    await change(order, 'paid');
    const row = await until(() =>
      board.shown
        // Rows pushed on this topic are order rows.
        .flatMap(({ rows }) => rows as AtlasOrderRow[])
        .find(({ id, status }) => id === order.orderId && status === 'paid'),
    );
    const { body } = await staff.get(`/omnis/v3/atlas/orders/?ids=${String(order.orderId)}`);
    expect(row).toEqual(body.data[0]);
    await eventsOf(own, order, 2);
    expect([queue.shown, own.shown]).toEqual([[], []]);
  });

  it('RTM-010 tell staff of all stores which order was placed and who moved it', async () => {
    const board = await connected(staff);
    await board.watch({ topic: 'atlas:orders' });
    const order = await ordered();
    await change(order, 'paid');
    expect(await eventsOf(board, order, 2)).toEqual([
      expect.objectContaining({
        topic: 'atlas:orders',
        division: shop.division,
        name: 'order.placed',
        data: {
          orderId: order.orderId,
          hash: order.orderHash,
          flow: 'normal',
          status: 'to_be_paid',
          at: expect.any(String),
        },
      }),
      expect.objectContaining({
        name: 'order.stage-changed',
        data: {
          orderId: order.orderId,
          hash: order.orderHash,
          flow: 'normal',
          from: 'to_be_paid',
          to: 'paid',
          stage: 1,
          percent: 20,
          at: expect.any(String),
          by: 'Robin Weaver',
        },
      }),
    ]);
  });

  it('send priorities to staff, and to the owner without the name', async () => {
    const order = await ordered();
    const board = await connected(staff);
    await board.watch({ topic: 'atlas:orders' });
    const ownerSocket = await connected(await app.signInOwner(shop));
    await ownerSocket.watch({ topic: `division:${shop.division}:orders` });
    const receipt = await connected(app.visitor(shop.code));
    await receipt.watch({ topic: `order:${order.orderHash}` });
    const path = `/omnis/v3/atlas/orders/${String(order.orderId)}/priority/`;
    expect((await staff.post(path, { priority: 'urgent' })).status).toBe(204);
    const expected = { orderId: order.orderId, hash: order.orderHash, priority: 'urgent' };
    const at = expect.any(String);
    const [toStaff] = await eventsOf(board, order, 1);
    expect(toStaff).toMatchObject({ name: 'order.priority-set' });
    expect(toStaff?.data).toEqual({ ...expected, at, by: 'Robin Weaver' });
    const [toOwner] = await eventsOf(ownerSocket, order, 1);
    expect(toOwner?.data).toEqual({ ...expected, at });
    expect(receipt.events).toEqual([]);
  });

  it('ORD-046 send a shopper only the order of their link, without names', async () => {
    const order = await ordered();
    const receipt = await connected(app.visitor(shop.code));
    await receipt.watch({ topic: `order:${order.orderHash}` });
    await change(await ordered(), 'issue');
    await change(order, 'packing');
    const [event] = await eventsOf(receipt, order, 1);
    expect(event).toMatchObject({
      name: 'order.stage-changed',
      data: { to: 'packing', percent: 60 },
    });
    expect(event?.data).not.toHaveProperty('by');
    expect(receipt.events).toHaveLength(1);
  });

  it('ORD-046 are unknown on the host of another store', async () => {
    const order = await ordered();
    const otherSocket = await connected(app.visitor(other.code));
    for (const hash of [order.orderHash, '0'.repeat(32)]) {
      expect(await otherSocket.watch({ topic: `order:${hash}` })).toEqual({
        error: 'unknown-topic',
      });
    }
  });

  it('send an owner only events of their own store, without staff names', async () => {
    const ownerSocket = await connected(await app.signInOwner(shop));
    await ownerSocket.watch({ topic: `division:${shop.division}:orders` });
    const [otherOrder, order] = [await ordered(other), await ordered()];
    await change(otherOrder, 'paid');
    await change(order, 'paid');
    const events = await eventsOf(ownerSocket, order, 2);
    expect(events[1]?.data).not.toHaveProperty('by');
    expect(ownerSocket.events).toHaveLength(2);
  });

  it('send staff the events of a single store', async () => {
    const board = await connected(staff);
    await board.watch({ topic: `division:${shop.division}:orders` });
    const order = await ordered();
    await change(order, 'paid');
    expect((await eventsOf(board, order, 2))[1]?.data).toMatchObject({ by: 'Robin Weaver' });
  });

  it('refuse callers without permission', async () => {
    const atlas = 'atlas:orders';
    const ofShop = `division:${shop.division}:orders`;
    const owner = await app.signInOwner(shop);
    const member = await app.signInCustomer(shop.code, [
      { division: shop.division, role: 'member', permissions: ['products'] },
    ]);
    for (const [browser, topics] of [
      [app.visitor('atlas'), [atlas, ofShop]],
      [await app.signInCustomer(''), [atlas, ofShop]],
      [await app.signInStaff(['stores']), [atlas, ofShop]],
      [app.visitor(shop.code), [atlas, ofShop]],
      [member, [atlas, ofShop]],
      [owner, [atlas, `division:${other.division}:orders`]],
    ] as const) {
      const client = await connected(browser);
      for (const topic of topics) {
        expect(await client.watch({ topic })).toEqual({ error: 'forbidden' });
      }
    }
    const client = await connected(owner);
    expect(await client.watch({ topic: 'division:x:orders' })).toEqual({ error: 'unknown-topic' });
  });

  it('RTM-013 continue from the cursor of the HTTP response without a gap', async () => {
    const order = await ordered();
    const { body } = await app.call(shop.code, `/omnis/v3/orders/${order.orderHash}/`);
    const { body: list } = await staff.get('/omnis/v3/atlas/orders/');
    await change(order, 'paid');
    const receipt = await connected(app.visitor(shop.code));
    await receipt.watch({ topic: `order:${order.orderHash}`, cursor: body.cursor });
    expect((await eventsOf(receipt, order, 1)).at(-1)?.data).toMatchObject({ to: 'paid' });
    const board = await connected(staff);
    cursorIn(await board.watch({ topic: 'atlas:orders', cursor: list.cursor }));
    expect((await eventsOf(board, order, 1)).at(-1)?.data).toMatchObject({ to: 'paid' });
  });

  it('never contain data about the customer', async () => {
    const board = await connected(staff);
    await board.watch({ topic: 'atlas:orders' });
    const order = await ordered();
    await eventsOf(board, order, 1);
    expect(JSON.stringify(board.events)).not.toMatch(/\bada\b|palm|freshwater/i);
  });
});
