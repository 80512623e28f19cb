import { randomUUID } from 'node:crypto';

import { noPaymentsHere } from '@selvedge/shared/payments/payment-fields';
import type { ShopStep } from '@selvedge/shared/opening/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { list } from '../baskets/baskets.testing.js';
import {
  addTees,
  checkoutOrders,
  openTeeShop,
  orderRequest,
  payRequest,
  paymentsOf,
} from '../checkout/checkout.testing.js';
import { placeOrder } from '../orders/order.testing.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { orderDecider } from '../orders/index.js';

const closed = { status: 503, body: { message: noPaymentsHere } };

describe('a shop without a payment provider', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp({ PAYMENTS: 'none' });
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  it('shows a notice instead of the card fields and keeps the basket', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const { status, text } = await visitor.get('/checkout/');
    expect(status).toBe(200);
    expect(text).toContain(noPaymentsHere);
    expect(text).not.toContain('name="paymentToken"');
    expect(await visitor.post(checkoutOrders, orderRequest())).toMatchObject(closed);
    expect((await visitor.get(list)).body.quantity).toBe(2);
  });

  it('says so in the basket, before the checkout, and only with something to order', async () => {
    const visitor = app.visitor(shop.code);
    expect((await visitor.get('/basket/', asPage)).text).not.toContain(noPaymentsHere);
    await addTees(visitor, shop);
    const basket = await visitor.get('/basket/', asPage);
    expect(basket.text).toContain(noPaymentsHere);
    expect(screenIn(basket, 'basket').takesPayments).toBe(false);
  });

  it('lists payments as a missing step of its set-up', async () => {
    const owner = await app.signInOwner(shop);
    const steps: readonly ShopStep[] = (await owner.get('/omnis/v3/dashboard/steps/')).body;
    const open = steps.filter(({ isDone, isNeeded }) => isNeeded && !isDone);
    expect(open.map(({ name }) => name)).toEqual(['payments']);
  });

  it('takes no payment for an existing order and leaves it unchanged', async () => {
    const context = { division: shop.division, actor: 'visitor', correlationId: 'before' };
    await app.get(CommandHandler).handle(context, orderDecider, placeOrder);
    const { hash: orderHash, orderId } = placeOrder;
    const visitor = app.visitor(shop.code);
    expect((await visitor.get(`/pay/${orderHash}/`)).text).not.toContain('name="paymentToken"');
    const paid = await visitor.post(paymentsOf({ orderHash, orderId }), payRequest());
    expect(paid).toMatchObject(closed);
    const { body } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
    expect(body).toMatchObject({ status: 'to_be_paid', paymentAttempts: [] });
    const staff = await app.signInStaff(['orders-paid']);
    const refund = await staff.post(`/omnis/v3/atlas/orders/${orderId}/refunds/`, {
      ...{ refundId: randomUUID(), attemptId: 'none', amount: 1, reason: 'Arrived late' },
    });
    expect(refund.status).toBe(503);
  });
});
