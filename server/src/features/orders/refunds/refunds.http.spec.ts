import { randomUUID } from 'node:crypto';

import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrder, AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderHistory } from '@selvedge/shared/orders/history/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { Clock } from '../../../platform/clock.js';
import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { useScreens } from '../../../platform/live/live-screens.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { confirmRefund, payTooLate } from '../../../test/random-refunds.testing.js';
import {
  openTeeShop,
  payRequest,
  paymentsOf,
  placeOrder,
} from '../../checkout/checkout.testing.js';
import { PaymentGateway } from '../../payments/payment-gateway.port.js';
import { PaymentRecovery } from '../../payments/payment-recovery.service.js';
import { Payments } from '../../payments/payments.service.js';
import { Sandbox } from '../../payments/sandbox/sandbox.testing.js';
import { orderDecider } from '../aggregate/order.decider.js';
import { OrdersQueries } from '../read-model/orders.queries.js';

/** Runs ahead, so that the test need not wait. */
class ClockAhead extends Clock {
  override now(): Date {
    return new Date(Date.now() + 31_000);
  }
}

describe('a payment after its order was closed', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const screenOf = useScreens(() => app);
  const ordered = (): Promise<PlacedOrder> => placeOrder(app.visitor(shop.code), shop);
  const shown = async ({ orderId }: PlacedOrder): Promise<AtlasOrder> =>
    (await staff.get(`/omnis/v3/atlas/orders/${orderId}/`)).body;
  const owing = async (): Promise<readonly number[]> => {
    const { body } = await staff.get(
      `/omnis/v3/atlas/orders/?refund=due&division=${shop.division}`,
    );
    const rows: readonly AtlasOrderRow[] = body.data;
    expect(body.total).toBe(rows.length);
    return rows.map(({ id }) => id);
  };
  const historyOf = async ({ orderId }: PlacedOrder): Promise<readonly string[]> => {
    const { body } = await staff.get(`/omnis/v3/atlas/orders/${orderId}/history/`);
    const { entries }: OrderHistory = body;
    return entries.map(({ description }) => description);
  };

  it('is due for refund until staff confirm it', async () => {
    const order = await ordered();
    const { attemptId } = await payTooLate(app.visitor(shop.code), staff, order);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
    expect(await shown(order)).toMatchObject({
      status: 'refunded',
      paymentAttempts: [{ attemptId, state: 'succeeded', refund: 'due' }],
    });
    expect(await owing()).toEqual([order.orderId]);

    for (const _time of ['once', 'twice']) {
      const { status } = await confirmRefund(staff, order.orderId, attemptId);
      expect(status).toBe(204);
    }
    expect(await owing()).toEqual([]);
    expect((await shown(order)).paymentAttempts).toMatchObject([{ refund: 'confirmed' }]);
    const { ledger } = await shown(order);
    expect(ledger.map(({ description, balance }) => [description, balance])).toEqual([
      ['Items', 4800],
      ['Delivery', 5195],
      ['Refunded: nothing is owed', 0],
      ['Payment by Card', -5195],
      ['Refund paid out', 0],
    ]);
    const owner = await app.signInOwner(shop);
    const own = `/omnis/v3/divisions/${shop.division}/orders/${order.orderId}/`;
    expect((await owner.get(own)).body.ledger).toEqual(ledger);
    const { at } = ledger[1] ?? {};
    const then = await staff.get(`/omnis/v3/atlas/orders/${order.orderId}/history/?at=${at ?? ''}`);
    expect(then.body.order.ledger).toEqual(ledger.slice(0, 2));
    expect((await historyOf(order)).slice(2)).toEqual([
      'Moved from To be paid to Refunded',
      expect.stringMatching(/^Payment succeeded, transaction /),
      'Refund of £51.95 due',
      'Refund of £51.95 confirmed',
    ]);
  });

  it('notifies open screens when the refund is due and when it is confirmed', async () => {
    const order = await ordered();
    const visitor = app.visitor(shop.code);
    const watched = [
      [staff, 'atlas:orders'],
      [await app.signInOwner(shop), `division:${shop.division}:orders`],
      [visitor, `order:${order.orderHash}`],
    ] as const;
    const screens = await Promise.all(
      watched.map(async ([browser, topic]) => {
        const screen = await screenOf(browser);
        expect(await screen.watch({ topic })).toHaveProperty('ok', true);
        return screen;
      }),
    );
    const { attemptId } = await payTooLate(app.visitor(shop.code), staff, order);
    await confirmRefund(staff, order.orderId, attemptId);
    const expected = { orderId: order.orderId, hash: order.orderHash, at: expect.any(String) };
    for (const { events } of screens) {
      const refunds = await until(() => {
        const named = events.filter(({ name }) => name === 'order.refund-changed');
        return named.length >= 2 ? named : undefined;
      });
      expect(refunds.map(({ data }) => data)).toEqual([expected, expected]);
    }
    // Holders of this order's link must not receive events of another order.
    const other = await ordered();
    await payTooLate(app.visitor(shop.code), staff, other);
    await until(() =>
      screens[0]?.events.some(({ data }) => JSON.stringify(data).includes(other.orderHash)),
    );
    expect(screens[2]?.events.map(({ data }) => data)).not.toContainEqual(
      expect.objectContaining({ orderId: other.orderId }),
    );
  });

  it('is due for refund even if the process died between capture and event', async () => {
    const order = await ordered();
    const attempt = { orderId: order.orderId, attemptId: randomUUID() };
    const context = { division: shop.division, actor: 'visitor', correlationId: 'killed' };
    const started = { type: 'StartPaymentAttempt', paymentMethodName: 'Card' } as const;
    await app.get(CommandHandler).handle(context, orderDecider, { ...started, ...attempt });
    const payment = { ...attempt, amount: 5195, currency: 'GBP', token: 'test-4242' };
    await app.get(PaymentGateway).start({ ...payment, returnUrl: shop.code, merchant: shop.name });
    await staff.post(`/omnis/v3/atlas/orders/${order.orderId}/status/`, {
      status: 'refunded',
    });

    const needs = [app.get(OrdersQueries), app.get(PaymentGateway), app.get(Payments)] as const;
    const recovery = new PaymentRecovery(...needs, new ClockAhead());
    await Promise.all([recovery.recover(), recovery.recover()]);
    expect((await shown(order)).paymentAttempts).toMatchObject([{ refund: 'due' }]);
    const history = await historyOf(order);
    expect(history.filter((each) => each === 'Refund of £51.95 due')).toHaveLength(1);
    await confirmRefund(staff, order.orderId, attempt.attemptId);
  });

  it('sends no mail to the customer or the owner', async () => {
    const late = await ordered();
    await payTooLate(app.visitor(shop.code), staff, late);
    const paid = await ordered();
    await app.visitor(shop.code).post(paymentsOf(paid), payRequest());
    const mails = () =>
      app
        .get(DataSource)
        .query<{ subject_line: string }[]>(
          'SELECT subject_line FROM mail_outbox WHERE division_id = $1',
          [shop.division],
        );
    const subjects = async () => (await mails()).map((mail) => mail.subject_line);
    const confirmation = `Your order ${paid.orderId} from ${shop.name}`;
    // Mails of a store are enqueued in the order of its events.
    await until(async () => (await subjects()).includes(confirmation));
    for (const subject of await subjects()) expect(subject).toContain(`order ${paid.orderId} `);
  });

  it('is confirmed only with permission to close orders, and only if a refund is due', async () => {
    const order = await ordered();
    const { attemptId: late } = await payTooLate(app.visitor(shop.code), staff, order);
    const viewer = await app.signInStaff(['orders-view', 'labels-print']);
    expect((await confirmRefund(viewer, order.orderId, late)).status).toBe(403);
    const owner = await app.signInOwner(shop);
    expect((await confirmRefund(owner, order.orderId, late)).status).toBe(404);
    const other = await confirmRefund(staff, order.orderId, randomUUID());
    expect([other.status, other.body.message]).toEqual([409, 'No refund is due for this payment']);
    expect(await owing()).toContain(order.orderId);
  });
});
