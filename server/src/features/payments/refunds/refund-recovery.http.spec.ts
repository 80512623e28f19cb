import { randomUUID } from 'node:crypto';

import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { Clock } from '../../../platform/clock.js';
import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import {
  openTeeShop,
  paymentsOf,
  payRequest,
  placeOrder,
} from '../../checkout/checkout.testing.js';
import { orderDecider, OrdersQueries } from '../../orders/index.js';
import { PaymentGateway } from '../payment-gateway.port.js';
import { Sandbox } from '../sandbox/sandbox.testing.js';
import { RefundRecovery } from './refund-recovery.service.js';
import { Refunds } from './refunds.service.js';

/** Runs ahead, so that the test need not wait. */
class ClockAhead extends Clock {
  override now(): Date {
    return new Date(Date.now() + 31_000);
  }
}

describe('a refund after a crash', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;
  let recovery: RefundRecovery;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'orders-paid']);
    recovery = new RefundRecovery(app.get(OrdersQueries), app.get(Refunds), new ClockAhead());
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const shown = async (orderId: number): Promise<AtlasOrder> =>
    (await staff.get(`/omnis/v3/atlas/orders/${String(orderId)}/`)).body;
  const atProvider = async (orderId: number) =>
    (await sandbox.captures(orderId)).flatMap(({ refunds }) => refunds);

  /** Records the request of a refund of £12.00, as before the crash. */
  async function requested() {
    const visitor = app.visitor(shop.code);
    const { orderId, orderHash } = await placeOrder(visitor, shop);
    await visitor.post(paymentsOf({ orderId, orderHash }), payRequest());
    const { attemptId = '' } = (await shown(orderId)).paymentAttempts[0] ?? {};
    const refundId = randomUUID();
    const context = { division: shop.division, actor: 'staff:1', correlationId: 'killed' };
    const { state } = await app.get(CommandHandler).handle(context, orderDecider, {
      ...{ type: 'RequestRefund', orderId, attemptId, refundId, amount: 1200 },
      ...{ reason: 'Arrived late', refundOrders: { childOrders: 0, returned: 0 } },
    });
    const transaction = state.placed ? (state.captures[attemptId] ?? '') : '';
    return { orderId, attemptId, refundId, transaction };
  }

  const finished = { refundable: 3995, refunds: [{ state: 'succeeded', amount: 1200 }] };

  it('is made if the process died between the request and the call to the provider', async () => {
    const { orderId } = await requested();
    expect(await atProvider(orderId)).toEqual([]);
    await Promise.all([recovery.recover(), recovery.recover()]);
    expect((await shown(orderId)).paymentAttempts).toMatchObject([finished]);
    expect(await atProvider(orderId)).toHaveLength(1);
  });

  it('is recorded if the process died between the answer of the provider and the event', async () => {
    const { orderId, attemptId, refundId, transaction } = await requested();
    await app.get(PaymentGateway).refund({
      ...{ refundId: `${attemptId}_${refundId}`, attemptId, transaction },
      ...{ amount: 1200, currency: 'GBP' },
    });
    expect((await shown(orderId)).paymentAttempts).toMatchObject([
      { refunds: [{ state: 'pending' }] },
    ]);
    await Promise.all([recovery.recover(), recovery.recover()]);
    expect((await shown(orderId)).paymentAttempts).toMatchObject([finished]);
    expect(await atProvider(orderId)).toHaveLength(1);
    expect(await recovery.recover()).toBe(0);
  });

  it('stays open while the provider is unreachable, and is made once afterwards', async () => {
    const { orderId } = await requested();
    await sandbox.suspend();
    expect(await recovery.recover()).toBe(0);
    await sandbox.run();
    expect((await shown(orderId)).paymentAttempts).toMatchObject([
      { refundable: 3995, refunds: [{ state: 'pending' }] },
    ]);
    expect(await recovery.recover()).toBe(1);
    expect((await shown(orderId)).paymentAttempts).toMatchObject([finished]);
  });
});
