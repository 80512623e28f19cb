import { randomUUID } from 'node:crypto';

import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrder, ShopperOrder } from '@selvedge/shared/orders/contract';
import type { OrderHistory } from '@selvedge/shared/orders/history/contract';
import type { StoreSales } from '@selvedge/shared/orders/sales/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { parse } from 'csv-parse/sync';
import { DataSource } from 'typeorm';

import { useScreens } from '../../../platform/live/live-screens.testing.js';
import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { payTooLate } from '../../../test/random-refunds.testing.js';
import {
  openTeeShop,
  paymentsOf,
  payRequest,
  placeOrder,
} from '../../checkout/checkout.testing.js';
import { Invoices } from '../../invoices/index.js';
import { Sandbox } from '../sandbox/sandbox.testing.js';

const atlas = '/omnis/v3/atlas/orders/';
const slowRefunds = '4000 0000 0000 7726';
const failedRefunds = '4000 0000 0000 5126';

interface Mail {
  readonly subject_line: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly recipient: string;
}

interface Paid extends PlacedOrder {
  readonly attemptId: string;
}

describe('refunds through the payment provider', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;
  let owner: SignedIn;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const screenOf = useScreens(() => app);

  /** Order of £51.95 that is paid by card. */
  async function paidOrder(cardNumber?: string, by = app.visitor(shop.code)): Promise<Paid> {
    const order = await placeOrder(by, shop);
    await by.post(paymentsOf(order), payRequest(cardNumber));
    const [attempt] = (await shown(order)).paymentAttempts;
    return { ...order, attemptId: attempt?.attemptId ?? '' };
  }
  async function shown({ orderId }: PlacedOrder): Promise<AtlasOrder> {
    return (await staff.get(`${atlas}${String(orderId)}/`)).body;
  }
  async function receiptOf({ orderHash }: PlacedOrder): Promise<ShopperOrder> {
    return (await app.visitor(shop.code).get(`/omnis/v3/orders/${orderHash}/`)).body;
  }
  const bodyOf = ({ attemptId }: Paid, amount: number, changes: object = {}) => ({
    ...{ refundId: randomUUID(), attemptId, amount, reason: 'Arrived late' },
    ...changes,
  });
  const post = (order: Paid, body: object, by: Browser = staff): Promise<Answer> =>
    by.post(`${atlas}${String(order.orderId)}/refunds/`, body);
  const refund = (order: Paid, amount: number, changes: object = {}): Promise<Answer> =>
    post(order, bodyOf(order, amount, changes));
  const refundsAtProvider = async ({ orderId }: PlacedOrder) =>
    (await sandbox.captures(orderId)).flatMap(({ refunds }) => refunds);
  const returnedTo = async (order: PlacedOrder): Promise<number> =>
    (await refundsAtProvider(order))
      .filter(({ state }) => state === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);
  const mails = async (): Promise<readonly Mail[]> =>
    app
      .get(DataSource)
      .query(`SELECT * FROM mail_outbox WHERE division_id = $1 AND reactor = 'refund-mail'`, [
        shop.division,
      ]);
  const invoiceOf = ({ orderId }: PlacedOrder) =>
    app.get(Invoices).documentOf(shop.division, orderId);

  it('return a part, and the rest, which closes the order', async () => {
    const order = await paidOrder();
    const first = await refund(order, 1200);
    expect([first.status, first.body]).toEqual([
      200,
      { refundId: expect.any(String), state: 'succeeded', message: null },
    ]);
    const part = await shown(order);
    expect(part).toMatchObject({ status: 'paid' });
    expect(part.paymentAttempts).toMatchObject([
      {
        refundable: 3995,
        refund: null,
        refunds: [
          { ...{ amount: 1200, state: 'succeeded', reason: 'Arrived late', message: null } },
        ],
      },
    ]);
    const [payment] = part.paymentAttempts;
    expect(payment?.refunds[0]?.user).toEqual(expect.any(String));
    expect(payment?.refunds[0]?.finishedAt).toEqual(expect.any(String));
    expect((await refund(order, 3995)).status).toBe(200);
    const whole = await shown(order);
    expect(whole).toMatchObject({ status: 'refunded', paymentAttempts: [{ refundable: 0 }] });
    expect(whole.ledger.map(({ description, balance }) => [description, balance])).toEqual([
      ['Items', 4800],
      ['Delivery', 5195],
      ['Payment by Card', 0],
      ['Refunded by Card', 0],
      ['Refunded by Card', 0],
    ]);
    expect(await returnedTo(order)).toBe(5195);
    const { body } = await staff.get(`${atlas}${String(order.orderId)}/history/`);
    const { entries }: OrderHistory = body;
    expect(entries.map(({ description }) => description).slice(-5)).toEqual([
      'Refund of £12.00 requested: Arrived late',
      expect.stringMatching(/^Refund of £12\.00 paid out, transaction refund_/),
      'Refund of £39.95 requested: Arrived late',
      expect.stringMatching(/^Refund of £39\.95 paid out, transaction refund_/),
      'Moved from Paid to Refunded',
    ]);
  });

  it('show customers amount and date, and owners also the reason', async () => {
    const order = await paidOrder();
    await refund(order, 1200);
    const [payment] = (await receiptOf(order)).paymentAttempts;
    expect(payment?.refunds).toEqual([
      {
        ...{ refundId: expect.any(String), amount: 1200, state: 'succeeded' },
        ...{ reason: null, message: null, user: null },
        ...{ createdAt: expect.any(String), finishedAt: expect.any(String) },
      },
    ]);
    const own = `/omnis/v3/divisions/${String(shop.division)}/orders/${String(order.orderId)}/`;
    expect((await owner.get(own)).body.paymentAttempts[0].refunds).toMatchObject([
      { reason: 'Arrived late', user: null },
    ]);
  });

  it('are made once by 50 parallel requests with the same id', async () => {
    const order = await paidOrder();
    const body = bodyOf(order, 1200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(order, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await refundsAtProvider(order)).toHaveLength(1);
    expect((await shown(order)).paymentAttempts).toMatchObject([{ refundable: 3995 }]);
    await until(async () => (await mails()).length === 1);
  }, 120_000);

  it('never exceed the payment under 50 parallel requests', async () => {
    const order = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(order, 1000)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 422)).toHaveLength(45);
    expect(await returnedTo(order)).toBe(5000);
    expect((await shown(order)).paymentAttempts).toMatchObject([{ refundable: 195 }]);
  }, 120_000);

  it('are refused with a message at the amount', async () => {
    const order = await paidOrder();
    for (const amount of [0, -1, 1.5, '12.00'])
      expect(await refund(order, 1, { amount })).toMatchObject({
        ...{ status: 422, body: { errors: { amount: [expect.any(String)] } } },
      });
    expect(await refund(order, 5196)).toMatchObject({
      ...{ status: 422, body: { errors: { amount: ['You can refund up to £51.95'] } } },
    });
    expect(await refund(order, 1, { reason: ' ' })).toMatchObject({
      ...{ status: 422, body: { errors: { reason: [expect.any(String)] } } },
    });
    const body = bodyOf(order, 100);
    await post(order, body);
    expect((await post(order, { ...body, amount: 200 })).status).toBe(409);
    expect(await returnedTo(order)).toBe(100);
  });

  it('need a captured payment', async () => {
    const unpaid = await placeOrder(app.visitor(shop.code), shop);
    const none = { ...unpaid, attemptId: randomUUID() };
    expect((await refund(none, 1)).status).toBe(404);
    const declined = await paidOrder('4000 0000 0000 0002');
    expect(await refund(declined, 1)).toMatchObject({ status: 409 });
    const byHand = await placeOrder(app.visitor(shop.code), shop);
    const status = { status: 'paid', paidReason: 'Bank transfer' };
    await staff.post(`${atlas}${String(byHand.orderId)}/status/`, status);
    expect((await refund({ ...byHand, attemptId: 'none' }, 1)).status).toBe(404);
  });

  it('need the permission for payments', async () => {
    const order = await paidOrder();
    const body = bodyOf(order, 100);
    const other = await app.signInStaff(['orders-view', 'orders-status', 'labels-print']);
    expect((await post(order, body, other)).status).toBe(403);
    expect((await post(order, body, owner)).status).toBe(404);
    expect((await post(order, body, app.visitor(shop.code))).status).toBe(404);
    expect(await refundsAtProvider(order)).toEqual([]);
  });

  it('can fail, and be tried again', async () => {
    const order = await paidOrder(failedRefunds);
    for (const _time of [1, 2]) {
      expect((await refund(order, 1200)).body).toMatchObject({
        ...{ state: 'failed', message: 'The card issuer refused the refund' },
      });
    }
    const { paymentAttempts, status } = await shown(order);
    expect([status, paymentAttempts]).toMatchObject([
      'paid',
      [{ refundable: 5195, refunds: [{ state: 'failed' }, { state: 'failed' }] }],
    ]);
    expect((await receiptOf(order)).paymentAttempts).toMatchObject([{ refunds: [] }]);
  });

  it('are pending until the webhook of the provider arrives', async () => {
    await sandbox.notify(app.url);
    const order = await paidOrder(slowRefunds);
    const screen = await screenOf(app.visitor(shop.code));
    await screen.watch({ topic: `order:${order.orderHash}` });
    expect((await refund(order, 5195)).body).toMatchObject({ state: 'pending' });
    expect(await shown(order)).toMatchObject({
      ...{ status: 'paid', paymentAttempts: [{ refundable: 0, refunds: [{ state: 'pending' }] }] },
    });
    const closing = { status: 'refunded' };
    const move = await staff.post(`${atlas}${String(order.orderId)}/status/`, closing);
    expect(move.status).toBe(409);
    await until(async () => (await shown(order)).status === 'refunded');
    expect(await returnedTo(order)).toBe(5195);
    const names = await until(() => {
      const found = screen.events.filter(({ name }) => name === 'order.refund-changed');
      return found.length === 2 ? found : undefined;
    });
    expect(names).toHaveLength(2);
  }, 60_000);

  it('mail the customer the amount, in text and HTML', async () => {
    const order = await paidOrder();
    await refund(order, 1200);
    const [mail] = await until(mails, ({ length }) => length === 1);
    const { orderId } = order;
    expect(mail).toMatchObject({
      ...{ subject_line: `We have refunded £12.00 for order ${String(orderId)}` },
      recipient: 'ada@example.test',
    });
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain(`We have refunded £12.00 of £51.95 for order ${String(orderId)}.`);
      expect(body).toContain(`/${order.orderHash}`);
      expect(body).not.toContain('Arrived late');
    }
    await refund(order, 3995);
    const all = await until(mails, ({ length }) => length === 2);
    expect(all.map(({ text_body: text }) => text)).toContainEqual(
      expect.stringContaining(`Order ${String(orderId)} is now refunded in full.`),
    );
  });

  it('ORD-039 have credit notes, which add up to the invoice and the VAT return', async () => {
    const order = await paidOrder();
    await until(() => invoiceOf(order));
    await refund(order, 1200);
    await refund(order, 1333);
    const invoice = await until(
      () => invoiceOf(order),
      (found) => found?.refunds.length === 2,
    );
    expect(invoice).toMatchObject({
      ...{ label: 'INV-000001', creditNote: null },
      refunds: [{ label: 'CN-000001' }, { label: 'CN-000002' }],
    });
    await refund(order, 2662);
    await until(
      () => invoiceOf(order),
      (found) => found?.refunds.length === 3,
    );
    const { ledger } = await shown(order);
    const sumOf = (read: (entry: (typeof ledger)[number]) => number): number =>
      ledger.filter(({ kind }) => kind === 'refund').reduce((sum, entry) => sum + read(entry), 0);
    expect([sumOf(({ charged }) => charged), sumOf(({ tax }) => tax)]).toEqual([-5195, -866]);
    const path = '/omnis/v3/dashboard/vat-return/?from=2000-01-01&to=2999-12-31';
    const { text } = await owner.get(path);
    expect(parse(text, { columns: true, bom: true })).toEqual([]);
    // The move to Refunded returns no money, so it has no credit note.
    expect((await invoiceOf(order))?.creditNote).toBeNull();
  });

  it('reduce the sales of the shop and the purchases of the customer', async () => {
    const buyer = await app.signInCustomer(shop.code, []);
    const order = await paidOrder(undefined, buyer);
    const sales = async (): Promise<StoreSales> =>
      (await owner.get(`/omnis/v3/divisions/${String(shop.division)}/sales/`)).body;
    const spent = async (): Promise<number> => {
      const [row] = await app
        .get(DataSource)
        .query<{ worth: number }[]>(
          'SELECT worth::integer FROM customer_purchases WHERE customer_id = $1',
          [buyer.subject.id],
        );
      return row?.worth ?? 0;
    };
    expect((await sales()).days.at(-1)).toMatchObject({ orders: 1, total: 5195 });
    expect(await spent()).toBe(5195);
    await refund(order, 1200);
    expect((await sales()).days.at(-1)).toMatchObject({ orders: 1, total: 3995 });
    expect(await spent()).toBe(3995);
  });

  it('of a late payment need one request, and no confirmation', async () => {
    const placed = await placeOrder(app.visitor(shop.code), shop);
    const { attemptId } = await payTooLate(app.visitor(shop.code), staff, placed);
    const order = { ...placed, attemptId };
    expect((await shown(order)).paymentAttempts).toMatchObject([
      { refund: 'due', refundable: 5195 },
    ]);
    expect((await refund(order, 5195)).body).toMatchObject({ state: 'succeeded' });
    const after = await shown(order);
    expect(after.paymentAttempts).toMatchObject([{ refund: 'confirmed', refundable: 0 }]);
    expect(after.ledger.at(-1)).toMatchObject({ charged: 0, paid: -5195, balance: 0 });
    const due = `${atlas}?refund=due&division=${String(shop.division)}`;
    expect((await staff.get(due)).body.total).toBe(0);
    const [mail] = await until(mails, ({ length }) => length === 1);
    expect(mail?.text_body).toContain(
      'after it was closed or already paid. We have refunded £51.95',
    );
  });

  it('keep no reason after the erasure of the customer', async () => {
    const order = await paidOrder();
    await refund(order, 1200);
    const eraser = await app.signInStaff(['users-mute']);
    const { orderId } = order;
    const erased = await eraser.post('/omnis/v3/atlas/customers/erase/', { orderId });
    expect(erased.status).toBeLessThan(300);
    await until(async () => (await shown(order)).email === null);
    expect((await shown(order)).paymentAttempts).toMatchObject([
      { refundable: 3995, refunds: [{ amount: 1200, reason: null }] },
    ]);
  });

  it('and refund orders together never exceed the payment', async () => {
    const order = await paidOrder();
    const child = (childOrders: number): Promise<Answer> =>
      staff.post(`${atlas}${String(order.orderId)}/children/`, {
        ...{ childOrderType: 'refund', reason: 'damaged', childOrders },
        items: [{ id: 1, quantity: 1 }],
      });
    expect((await child(0)).status).toBe(201);
    expect((await refund(order, 2796)).status).toBe(422);
    expect((await refund(order, 2000)).status).toBe(200);
    expect(await child(1)).toMatchObject({
      ...{ status: 422, body: { message: 'You can refund up to £7.95' } },
    });
    expect((await refund(order, 795)).status).toBe(200);
    expect(await shown(order)).toMatchObject({ status: 'refunded' });
    expect((await shown(order)).ledger.at(-1)?.balance).toBe(0);
  });
});
