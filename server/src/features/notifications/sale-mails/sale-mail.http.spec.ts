import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { deliver } from '../../../platform/event-log/testing/event-log.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import {
  openTeeShop,
  payRequest,
  paymentsOf,
  placeOrder,
} from '../../checkout/checkout.testing.js';
import { Sandbox } from '../../payments/sandbox/sandbox.testing.js';
import { SaleMailer } from './sale-mail.reactor.js';

interface Mail {
  readonly subject: string;
  readonly subject_line: string;
  readonly text_body: string;
}

const setting = '/omnis/v3/notifications/sale-mails/';

describe('mails about sales', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const member = (...permissions: readonly DashboardPermission[]): Promise<SignedIn> =>
    app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions }]);
  const subjectOf = ({ subject: { id } }: SignedIn): string => `customer:${String(id)}`;

  async function choose(by: SignedIn, isOn: boolean): Promise<number> {
    await by.get('/omnis/v3/dashboard/secure/get/');
    return (await by.send('put', setting, { body: { isOn } })).status;
  }

  function mails(): Promise<readonly Mail[]> {
    return app
      .get(DataSource)
      .query(`SELECT * FROM mail_outbox WHERE division_id = $1 AND reactor LIKE 'sale-mail-%'`, [
        shop.division,
      ]);
  }

  async function paidOrder(): Promise<PlacedOrder> {
    const visitor = app.visitor(shop.code);
    const order = await placeOrder(visitor, shop);
    await visitor.post(paymentsOf(order), payRequest());
    return order;
  }

  /** A payment event as the log holds it. */
  async function paymentOf(
    { orderId }: PlacedOrder,
    changes: Partial<Recorded>,
  ): Promise<Recorded> {
    const [placed] = await app.get(EventLog).readStream(shop.division, `order-${orderId}`);
    if (placed === undefined) throw new Error('The order was placed.');
    const event = {
      type: 'OrderMarkedPaid',
      orderId,
      hash: '',
      subject: '',
      reason: null,
    } as const;
    return { ...placed, position: 1_000_000, event, ...changes };
  }

  it('go to the owner, with items, total and a link, and without data of the customer', async () => {
    const { orderId } = await paidOrder();
    const [mail] = await until(mails, ({ length }) => length === 1);
    const text = String(mail?.text_body);
    expect(mail?.subject).toBe(subjectOf(owner));
    expect(mail?.subject_line).toMatch(new RegExp(`^New order ${orderId} at .+: £\\d+\\.\\d\\d$`));
    expect(text).toMatch(/\d × .+ {2}£\d/);
    expect(text).toMatch(/\nDelivery {2}£\d+\.\d\d\n/);
    expect(text).toMatch(/\nTotal {2}£\d+\.\d\d\n/);
    expect(text).toContain(`/dashboard/orders/${String(orderId)}`);
    const order: readonly { readonly email: string; readonly customer_name: string }[] = await app
      .get(DataSource)
      .query('SELECT email, customer_name FROM orders WHERE order_id = $1', [orderId]);
    expect(order[0]?.email).toContain('@');
    expect(text).not.toContain(order[0]?.email);
    expect(text).not.toContain(order[0]?.customer_name);
  });

  it('go to members who chose so and see orders, and not to owners who declined', async () => {
    const [fulfilment, quiet] = [await member('orders'), await member('orders')];
    const designer = await member('pages');
    expect(await choose(fulfilment, true)).toBe(200);
    expect(await choose(owner, false)).toBe(200);
    expect(await choose(designer, true)).toBe(403);
    expect((await quiet.get(setting)).body).toEqual({ isOn: false });
    expect((await fulfilment.get(setting)).body).toEqual({ isOn: true });
    expect((await owner.get(setting)).body).toEqual({ isOn: false });
    await paidOrder();
    const sent = await until(mails, ({ length }) => length > 0);
    expect(sent.map(({ subject }) => subject)).toEqual([subjectOf(fulfilment)]);
  });

  it('are not sent for old payments, to the recorder of a payment, or twice', async () => {
    const order = await placeOrder(app.visitor(shop.code), shop);
    const mailer = app.get(SaleMailer);
    await deliver(mailer, await paymentOf(order, { occurredAt: '2020-01-01T00:00:00.000Z' }));
    await deliver(mailer, await paymentOf(order, { actor: subjectOf(owner) }));
    expect(await mails()).toEqual([]);
    const paid = await paymentOf(order, { actor: 'staff:1' });
    for (const _ of [1, 2]) await deliver(mailer, paid);
    expect(await mails()).toHaveLength(1);
  });
});
