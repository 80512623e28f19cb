import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { useScreens } from '../../../platform/live/live-screens.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

const atlas = '/omnis/v3/atlas/orders/';

describe('a child order', () => {
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;
  let viewer: SignedIn;
  let owner: SignedIn;
  let order: PlacedOrder;

  beforeAll(async () => {
    app = await startApp({ PAPER_FACTORY: 'riso' });
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid', 'users-mute']);
    viewer = await app.signInStaff(['orders-view']);
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    order = await placeOrder(app.visitor(shop.code), shop);
    await pay(order.orderId);
  });

  const screenOf = useScreens(() => app);
  const childrenOf = (id: number) => `${atlas}${String(id)}/children/`;
  const childInput = (changes: object = {}): object => ({
    childOrderType: 'reprint',
    reason: 'misprint',
    items: [{ id: 1, quantity: 1 }],
    childOrders: 0,
    ...changes,
  });
  const orderOf = async (id: number): Promise<AtlasOrder> =>
    (await viewer.get(`${atlas}${String(id)}/`)).body;
  const pay = (id: number) =>
    staff.post(`${atlas}${String(id)}/status/`, { status: 'paid', paidReason: 'Bank transfer' });
  async function made(changes: object = {}): Promise<number> {
    const { status, body } = await staff.post(childrenOf(order.orderId), childInput(changes));
    expect(status).toBe(201);
    return body.id;
  }

  it('ORD-025 is in the paper flow if its factory is the configured paper factory', async () => {
    const flows = [];
    for (const factory of ['riso', 'paper']) {
      await app
        .get(DataSource)
        .query('UPDATE orders SET fulfillment_factory = $2 WHERE order_id = $1', [
          order.orderId,
          factory,
        ]);
      const id = await made({ childOrders: flows.length });
      const { flow, fulfillmentFactory } = await orderOf(id);
      flows.push([fulfillmentFactory, flow]);
    }
    expect(flows).toEqual([
      ['riso', 'paper'],
      ['paper', 'normal'],
    ]);
  });

  it('ORD-005 ORD-007 is linked with its parent and is free', async () => {
    const id = await made();
    const child = {
      id,
      childOrderType: 'reprint',
      reason: 'misprint',
      status: 'paid',
      user: 'Robin Weaver',
      createdAt: expect.any(String),
    };
    const { id: childOrderId, status: _status, ...log } = child;
    expect(await orderOf(order.orderId)).toMatchObject({
      parentOrder: null,
      childOrderType: null,
      childOrders: [child],
      refundOrders: [],
      exchangeOrders: [],
      items: [
        {
          id: 1,
          productUuid: expect.any(String),
          quantity: 2,
          options: { Colour: 'Navy', Size: 'M' },
          price: 2400,
          tax: 400,
          priceTaxIncluded: 2400,
          discountTaxIncluded: 0,
          labels: [{ counter: 1 }, { counter: 2 }],
          pigeonholeLogs: [],
          returnLogs: [{ ...log, childOrderId, quantity: 1 }],
          parent: null,
          bundle: null,
          pieces: [],
        },
      ],
    });
    expect(await orderOf(id)).toMatchObject({
      parentOrder: { id: order.orderId, status: 'paid' },
      childOrderType: 'reprint',
      integrationType: 'staff',
      total: 0,
      status: 'paid',
      email: (await orderOf(order.orderId)).email,
      items: [
        {
          quantity: 1,
          labels: [{}],
          returnLogs: [],
          parent: { orderId: order.orderId, itemId: 1 },
        },
      ],
    });
    const mine = (await owner.get(`/omnis/v3/divisions/${shop.division}/orders/${order.orderId}/`))
      .body;
    expect(mine.childOrders).toEqual([{ ...child, user: null }]);
    const { entries } = (await viewer.get(`${atlas}${order.orderId}/history/`)).body;
    expect(entries.at(-1)).toMatchObject({
      description: `Reprint order ${String(id)} created: misprinted`,
      user: 'Robin Weaver',
    });
  });

  it('ORD-040 RET-011 CST-032 refunds money, with shipping as item EMB-39', async () => {
    const id = await made({ childOrderType: 'refund', isShippingRefunded: true });
    expect(await orderOf(order.orderId)).toMatchObject({ refundOrders: [id], exchangeOrders: [] });
    const refund = await orderOf(id);
    expect(refund).toMatchObject({ status: 'refunded', subtotal: 2795, total: 2795, shipping: 0 });
    expect((await orderOf(order.orderId)).ledger.slice(2)).toMatchObject([
      { description: 'Marked as paid', balance: 0 },
      {
        description: `Refund order #${String(id)}`,
        charged: -2795,
        tax: -466,
        paid: -2795,
        balance: 0,
      },
    ]);
    expect(refund.ledger.at(-1)).toMatchObject({ kind: 'refund', paid: -2795, balance: 0 });
    expect(refund.items).toMatchObject([
      { sku: 'TEE-WAVE-NVY-M', quantity: 1, price: 2400, labels: [] },
      { sku: 'EMB-39', quantity: 1, price: 395, tax: 66, labels: [], parent: null },
    ]);
    const again = await staff.post(
      childrenOf(order.orderId),
      childInput({ childOrderType: 'refund', items: [], isShippingRefunded: true, childOrders: 1 }),
    );
    expect([again.status, again.body.detail]).toEqual([
      422,
      'Shipping can be refunded only once, and only with a refund',
    ]);
  });

  it('is refused with a reason if it is not possible', async () => {
    await made({ childOrderType: 'exchange' });
    const free = (await orderOf(order.orderId)).exchangeOrders[0] ?? 0;
    const unpaid = await placeOrder(app.visitor(shop.code), shop);
    const refund = { childOrderType: 'refund' };
    const refusals = [
      [
        childrenOf(order.orderId),
        {},
        409,
        'Another reprint, exchange or refund of this order has just been made. Check it and try again.',
      ],
      [
        childrenOf(free),
        refund,
        422,
        'Nothing was paid for these items, so there is nothing to refund',
      ],
      [
        childrenOf(unpaid.orderId),
        {},
        409,
        'Only paid orders that are not refunded can be reprinted, exchanged or refunded',
      ],
      [childrenOf(2_000_000_000), {}, 404, 'We were unable to find this order'],
    ] as const;
    for (const [path, changes, status, detail] of refusals) {
      const answer = await staff.post(path, childInput(changes));
      expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    }
    for (const changes of [
      { reason: 'mood' },
      { items: [{ id: 1, quantity: 0 }] },
      { childOrderType: 'split' },
    ])
      expect((await staff.post(childrenOf(order.orderId), childInput(changes))).status).toBe(422);
    expect((await viewer.post(childrenOf(order.orderId), childInput())).status).toBe(403);
    expect((await owner.post(childrenOf(order.orderId), childInput())).status).toBe(404);
  });

  it('is announced live to screens that show its parent', async () => {
    const topics = [
      [viewer, 'atlas:orders'],
      [owner, `division:${shop.division}:orders`],
    ] as const;
    const screens = await Promise.all(topics.map(([browser]) => screenOf(browser)));
    for (const [nth, [, topic]] of topics.entries()) await screens[nth]?.watch({ topic });
    await made();
    for (const { events } of screens) {
      const added = await until(() => events.find(({ name }) => name === 'order.child-added'));
      expect(added.data).toMatchObject({ orderId: order.orderId, hash: order.orderHash });
    }
  });

  it('is erased with its parent, and refused once the buyer is erased', async () => {
    const id = await made();
    await staff.post('/omnis/v3/atlas/customers/erase/', { orderId: order.orderId });
    await until(async () => (await orderOf(id)).email === null);
    const answer = await staff.post(childrenOf(order.orderId), childInput({ childOrders: 1 }));
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      'The customer of this order has been erased',
    ]);
  });
});
