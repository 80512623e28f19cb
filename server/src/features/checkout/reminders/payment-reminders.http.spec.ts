import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import { payLink } from '@selvedge/shared/links/links';
import type { OrderHistory } from '@selvedge/shared/orders/history/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { DataSource } from 'typeorm';

import { Clock } from '../../../platform/clock.js';
import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { deliver } from '../../../platform/event-log/testing/event-log.testing.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { mailsTo, newAddress } from '../../accounts/account.testing.js';
import { Sandbox } from '../../payments/sandbox/sandbox.testing.js';
import { openTeeShop, payRequest, paymentsOf, placeOrder } from '../checkout.testing.js';
import { PaymentReminderMailer } from './payment-reminder-mail.reactor.js';
import { PaymentReminders } from './payment-reminders.service.js';
import { UnpaidOrders } from './unpaid-orders.queries.js';

const hourMs = 60 * 60 * 1000;

class ClockAhead extends Clock {
  constructor(private readonly ms: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.ms);
  }
}

describe('the reminder of an unpaid order', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const order = (email: string): Promise<PlacedOrder> =>
    placeOrder(app.visitor(shop.code), shop, { email });
  const pay = (placed: PlacedOrder, card?: string) =>
    app.visitor(shop.code).post(paymentsOf(placed), payRequest(card));
  /** Looks for unpaid orders as if this time had passed. */
  const remindAfter = (ms: number): Promise<void> =>
    new PaymentReminders(
      app.get(UnpaidOrders),
      app.get(CommandHandler),
      new ClockAhead(ms),
    ).remind();
  const historyOf = async ({ orderId }: PlacedOrder): Promise<readonly string[]> => {
    const staff = await app.signInStaff(['orders-view']);
    const { body } = await staff.get(`/omnis/v3/atlas/orders/${orderId}/history/`);
    const { entries }: OrderHistory = body;
    return entries.map(({ description }) => description);
  };
  const reminder = 'Customer reminded to pay';
  const laterPosition = 1_000_000;
  /** A reminder as the log would store it; it is not appended, so no mail follows. */
  const reminderOf = async ({ orderId, orderHash: hash }: PlacedOrder): Promise<Recorded> => {
    const [placed] = await app.get(EventLog).readStream(shop.division, `order-${orderId}`);
    if (placed === undefined) throw new Error('The order was placed.');
    const event = { type: 'PaymentReminded', orderId, hash } as const;
    return { ...placed, position: laterPosition, event };
  };

  it('is mailed once, an hour after the order, with a link that works on any device', async () => {
    const email = newAddress();
    const placed = await order(email);
    await pay(placed, '4000 0000 0000 0002');
    await remindAfter(hourMs / 2);
    expect(await historyOf(placed)).not.toContain(reminder);

    await Promise.all([remindAfter(hourMs + 60_000), remindAfter(hourMs + 60_000)]);
    await remindAfter(2 * hourMs);
    const [mail] = await mailsTo(app, email, 1);
    expect(mail?.subjectLine).toBe(`Complete your order from ${shop.name}`);
    expect(mail?.text).toContain('2 × Wave tee');
    expect(mail?.text).toContain('£51.95');
    expect(mail?.text).toContain(payLink(placed.orderHash));
    expect((await historyOf(placed)).filter((each) => each === reminder)).toHaveLength(1);
    const page = await app.visitor(shop.code).get(payLink(placed.orderHash));
    expect(page.status).toBe(200);

    await pay(placed);
    expect((await mailsTo(app, email, 2)).map(({ subjectLine }) => subjectLine)).toEqual([
      `Complete your order from ${shop.name}`,
      `Your order ${placed.orderId} from ${shop.name}`,
    ]);
  });

  it('is left out if the customer paid, paid for a later order, or a day has passed', async () => {
    const paid = await order(newAddress());
    await pay(paid);
    const email = newAddress();
    const first = await order(email);
    await pay(await order(email.toUpperCase()));
    const old = await order(newAddress());
    await remindAfter(25 * hourMs);
    expect(await historyOf(old)).not.toContain(reminder);
    await remindAfter(2 * hourMs);
    expect(await historyOf(old)).toContain(reminder);
    for (const each of [paid, first]) expect(await historyOf(each)).not.toContain(reminder);
  });

  it('is not mailed if the customer paid or was erased in the meantime', async () => {
    const [paid, erased] = [newAddress(), newAddress()];
    const paidOrder = await order(paid);
    await pay(paidOrder);
    const erasedOrder = await order(erased);
    const staff = await app.signInStaff(['users-mute']);
    await staff.post('/omnis/v3/atlas/customers/erase/', { orderId: erasedOrder.orderId });
    for (const each of [paidOrder, erasedOrder])
      await deliver(app.get(PaymentReminderMailer), await reminderOf(each));
    const mails = await app
      .get(DataSource)
      .query<{ subject_line: string }[]>(
        'SELECT subject_line FROM mail_outbox WHERE reactor = $1 AND division_id = $2 AND position = $3',
        ['payment-reminder', shop.division, laterPosition],
      );
    expect(mails).toEqual([]);
  });
});
