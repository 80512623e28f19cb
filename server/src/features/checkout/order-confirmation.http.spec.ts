import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import { deliver } from '../../platform/event-log/testing/event-log.testing.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { StoresService } from '../stores/index.js';
import { Sandbox } from '../payments/sandbox/sandbox.testing.js';
import { openTeeShop, payRequest, paymentsOf, placeOrder } from './checkout.testing.js';
import { OrderConfirmation } from './order-confirmation.reactor.js';

interface Mail {
  readonly recipient: string;
  readonly subject_line: string;
  readonly text_body: string;
}

describe('the order confirmation mail', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const ordered = (): Promise<PlacedOrder> => placeOrder(app.visitor(shop.code), shop);

  function mails(): Promise<readonly Mail[]> {
    return app
      .get(DataSource)
      .query('SELECT * FROM mail_outbox WHERE division_id = $1', [shop.division]);
  }

  /** A payment event as the log would store it; it is not appended, so no mail follows. */
  async function paymentOf({ orderId }: PlacedOrder): Promise<Recorded> {
    const [placed] = await app.get(EventLog).readStream(shop.division, `order-${orderId}`);
    if (placed === undefined) throw new Error('The order was placed.');
    const event = {
      type: 'PaymentAttemptSucceeded',
      orderId,
      attemptId: 'a',
      transaction: 'tx',
    } as const;
    return { ...placed, position: 1_000_000, event };
  }

  it('is sent after the payment, with a link to the receipt', async () => {
    const order = await ordered();
    await app.visitor(shop.code).post(paymentsOf(order), payRequest('4000 0000 0000 0002'));
    await app.visitor(shop.code).post(paymentsOf(order), payRequest());
    const [mail] = await until(async () => {
      const found = await mails();
      return found.length > 0 && found;
    });
    expect(mail).toMatchObject({
      recipient: 'ada@example.test',
      sender: shop.name,
      subject_line: `Your order ${order.orderId} from ${shop.name}`,
      text_body: expect.stringContaining(
        `http://${shop.code}.localhost/receipt/${order.orderHash}`,
      ),
    });
    expect(await mails()).toHaveLength(1);
  });

  it('is sent once, however often the event is delivered', async () => {
    const payment = await paymentOf(await ordered());
    await deliver(app.get(OrderConfirmation), payment);
    await deliver(app.get(OrderConfirmation), payment);
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent to a person who was erased in the meantime', async () => {
    const order = await ordered();
    const staff = await app.signInStaff(['users-mute']);
    await staff.post('/omnis/v3/atlas/customers/erase/', { orderId: order.orderId });
    await deliver(app.get(OrderConfirmation), await paymentOf(order));
    expect(await mails()).toEqual([]);
  });

  it('is not sent for a shop that was deactivated in the meantime', async () => {
    const payment = await paymentOf(await ordered());
    const context = { actor: 'system:test', correlationId: 'confirmation-spec' };
    await app.get(StoresService).save(context, { ...shop, enabled: false });
    await deliver(app.get(OrderConfirmation), payment);
    expect(await mails()).toEqual([]);
  });
});
