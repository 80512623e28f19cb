import { randomUUID } from 'node:crypto';

import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { Clock } from '../../platform/clock.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import type { Answer } from '../../platform/testing/browser.js';
import { freshDatabase, type FreshDatabase } from '../../platform/testing/database.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { openTeeShop, payRequest, paymentsOf, placeOrder } from '../checkout/checkout.testing.js';
import { orderDecider, OrdersQueries } from '../orders/index.js';
import { PaymentGateway } from './payment-gateway.port.js';
import { PaymentRecovery } from './payment-recovery.service.js';
import { Payments } from './payments.service.js';
import { Sandbox } from './sandbox/sandbox.testing.js';

/** A clock that is ahead, so that tests need not wait. */
class ClockAhead extends Clock {
  constructor(private readonly seconds: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.seconds * 1_000);
  }
}

const declining = '4000 0000 0000 0002';
const crashing = '4000 0000 0000 0341';

describe('paying an order', () => {
  let sandbox: Sandbox;
  let database: FreshDatabase;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    // Recovery covers all stores, so other specs must not leave open payments.
    database = await freshDatabase();
    app = await startApp({ ...sandbox.environment, DATABASE_URL: database.url });
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await sandbox.stop();
  });

  const ordered = (): Promise<PlacedOrder> => placeOrder(app.visitor(shop.code), shop);

  const pay = (order: PlacedOrder, card?: string): Promise<Answer> =>
    app.visitor(shop.code).post(paymentsOf(order), payRequest(card));

  async function read({ orderHash }: PlacedOrder): Promise<Answer['body']> {
    return (await app.call(shop.code, `/omnis/v3/orders/${orderHash}/`)).body;
  }

  /** Runs the recovery as if so many seconds had passed. */
  function recoverAfter(seconds: number): Promise<number> {
    return new PaymentRecovery(
      app.get(OrdersQueries),
      app.get(PaymentGateway),
      app.get(Payments),
      new ClockAhead(seconds),
    ).recover();
  }

  it('API-050 charges once and marks the order as paid', async () => {
    const order = await ordered();
    const { status, body } = await pay(order);
    expect([status, body]).toEqual([
      200,
      { outcome: 'paid', status: 'paid', message: null, continueUrl: null },
    ]);
    expect(await sandbox.captures(order.orderId)).toEqual([
      expect.objectContaining({ amount: 5195, currency: 'GBP' }),
    ]);
    expect(await read(order)).toMatchObject({
      status: 'paid',
      percentComplete: 20,
      paymentAttempts: [{ state: 'succeeded', successful: true, paymentMethodName: 'Card' }],
    });
  });

  it('records a decline and accepts another card', async () => {
    const order = await ordered();
    expect((await pay(order, declining)).body).toEqual({
      outcome: 'declined',
      status: 'to_be_paid',
      message: 'Your card was declined',
      continueUrl: null,
    });
    expect((await pay(order)).body.outcome).toBe('paid');
    const { paymentAttempts } = await read(order);
    expect(paymentAttempts).toMatchObject([
      { successful: false, message: 'Your card was declined' },
      { successful: true, message: null },
    ]);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  it('charges once for two concurrent payments', async () => {
    const order = await ordered();
    const answers = await Promise.all([pay(order), pay(order), pay(order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  it('refuses a second payment', async () => {
    const order = await ordered();
    await pay(order);
    const { status, body } = await pay(order);
    expect([status, body.message]).toEqual([409, 'This order is already paid']);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  it('finds no orders of other stores and no unknown orders', async () => {
    const order = await ordered();
    const other = await openTeeShop(app);
    const atOtherStore = await app.visitor(other.code).post(paymentsOf(order), payRequest());
    expect(atOtherStore.status).toBe(404);
    const nowhere = { orderId: 0, orderHash: '0'.repeat(32) };
    expect((await pay(nowhere)).status).toBe(404);
    expect(await sandbox.captures(order.orderId)).toEqual([]);
  });

  it.each([
    ['a token of the wrong type', 4242424242424242],
    ['a token with other characters', '4242 4242 4242 4242'],
    ['U+0000', 'test-4242\0'],
  ])('ERR-069 refuses %s by its field, and does not repeat it', async (_what, paymentToken) => {
    const order = await ordered();
    const request = { paymentToken };
    const { status, body, text } = await app.visitor(shop.code).post(paymentsOf(order), request);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['paymentToken']]);
    expect(text).not.toMatch(/4242/);
    expect((await read(order)).paymentAttempts).toEqual([]);
  });

  it('refuses a script without CSRF token', async () => {
    const order = await ordered();
    const visitor = app.visitor(shop.code);
    const answer = await visitor.send('post', paymentsOf(order), { body: payRequest() });
    expect(answer.status).toBe(403);
    expect(await sandbox.captures(order.orderId)).toEqual([]);
  });

  it('charges once if the provider crashes after taking the money', async () => {
    const order = await ordered();
    const { body } = await pay(order, crashing);
    expect(body).toMatchObject({ outcome: 'pending', status: 'to_be_paid' });
    expect((await pay(order)).status).toBe(409);
    await sandbox.ended();
    expect(await recoverAfter(31)).toBe(0);
    await sandbox.run();
    expect(await recoverAfter(0)).toBe(0);
    expect(await recoverAfter(31)).toBe(1);
    expect(await read(order)).toMatchObject({ status: 'paid' });
    expect(await recoverAfter(31)).toBe(0);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  /** The state that a server leaves when it is killed during a payment. */
  async function beginPayment({ orderId }: PlacedOrder): Promise<string> {
    const attemptId = randomUUID();
    const context = { division: shop.division, actor: 'visitor', correlationId: 'killed' };
    await app.get(CommandHandler).handle(context, orderDecider, {
      type: 'StartPaymentAttempt',
      orderId,
      attemptId,
      paymentMethodName: 'Card',
    });
    return attemptId;
  }

  it('charges once if the server crashes between the capture and its event', async () => {
    const order = await ordered();
    const attemptId = await beginPayment(order);
    const { orderId } = order;
    const payment = { attemptId, orderId, amount: 5195, currency: 'GBP', token: 'test-4242' };
    await app.get(PaymentGateway).start({ ...payment, returnUrl: shop.code, merchant: shop.name });
    const settled = await Promise.all([recoverAfter(31), recoverAfter(31)]);
    expect(Math.max(...settled)).toBe(1);
    expect(await read(order)).toMatchObject({ status: 'paid' });
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  it('accepts another payment if the server crashed before the provider was called', async () => {
    const order = await ordered();
    const attemptId = await beginPayment(order);
    expect(await recoverAfter(31)).toBe(1);
    expect(await read(order)).toMatchObject({
      status: 'to_be_paid',
      paymentAttempts: [{ attemptId, state: 'declined' }],
    });
    expect((await pay(order)).body.outcome).toBe('paid');
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });
});
