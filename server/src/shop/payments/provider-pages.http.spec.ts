import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { Clock } from '../../platform/clock.js';
import type { Browser } from '../../platform/testing/browser.js';
import { freshDatabase, type FreshDatabase } from '../../platform/testing/database.js';
import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import {
  addTees,
  checkoutForm,
  openTeeShop,
  payRequest,
  paymentsOf,
  placeOrder,
} from '../../features/checkout/checkout.testing.js';
import { OrdersQueries } from '../../features/orders/index.js';
import { PaymentGateway } from '../../features/payments/payment-gateway.port.js';
import { PaymentRecovery } from '../../features/payments/payment-recovery.service.js';
import { Payments } from '../../features/payments/payments.service.js';
import { Sandbox } from '../../features/payments/sandbox/sandbox.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';

const card = { cardNumber: '4242424242424242', expiry: '12/49', securityCode: '123' };
const challenged = payRequest('4000 0000 0000 3220');

/** A clock that is ahead, so that tests need not wait. */
class ClockAhead extends Clock {
  constructor(private readonly minutes: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.minutes * 60_000);
  }
}

describe('a payment on a page of the provider', () => {
  let sandbox: Sandbox;
  let database: FreshDatabase;
  let app: TestApp;
  let shop: Store;
  let visitor: Browser;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    // Recovery covers all stores, so other specs must not leave open payments.
    database = await freshDatabase();
    app = await startOwnApp({ ...sandbox.environment, DATABASE_URL: database.url });
    shop = await openTeeShop(app);
  });
  beforeEach(() => {
    visitor = app.visitor(shop.code);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await sandbox.stop();
  });

  const payLinkOf = ({ orderHash }: PlacedOrder) => `/pay/${orderHash}/`;
  const receiptOf = ({ orderHash }: PlacedOrder) => `/receipt/${orderHash}`;
  const submit = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const attemptsOf = async ({ orderHash }: PlacedOrder): Promise<readonly string[]> => {
    const { body } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
    return body.paymentAttempts.map(({ state }: { readonly state: string }) => state);
  };
  const start = async (order: PlacedOrder, fields = {}): Promise<string> => {
    const { headers } = await visitor.form(payLinkOf(order), fields);
    return String(headers['location']);
  };
  const recoverAfter = (minutes: number): Promise<number> => {
    const parts = [app.get(OrdersQueries), app.get(PaymentGateway), app.get(Payments)] as const;
    return new PaymentRecovery(...parts, new ClockAhead(minutes)).recover();
  };

  it('is offered without token, and its return fetches the outcome', async () => {
    const order = await placeOrder(visitor, shop);
    const url = await start(order);
    expect(url).toMatch(new RegExp(`^${sandbox.url}/pay/`));
    const back = await submit(url, card);
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe(payLinkOf(order));
    const returned = await visitor.get(payLinkOf(order), asPage);
    expect(returned.headers['location']).toBe(receiptOf(order));
    expect(await attemptsOf(order)).toEqual(['succeeded']);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  it('confirms with 3-D Secure, and shows why it was declined', async () => {
    const order = await placeOrder(visitor, shop);
    const { body } = await visitor.post(paymentsOf(order), challenged);
    expect(body).toMatchObject({ outcome: 'redirect', status: 'to_be_paid', message: null });
    await submit(body.continueUrl, { refuse: '1' });
    const page = await visitor.get(payLinkOf(order), asPage);
    expect(page.text).toContain('Your bank did not confirm the payment');
    await submit(await start(order, challenged), { confirm: '1' });
    await visitor.get(payLinkOf(order), asPage);
    expect(await attemptsOf(order)).toEqual(['declined', 'succeeded']);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  it('can be continued, and is cancelled by another payment', async () => {
    const order = await placeOrder(visitor, shop);
    const first = await start(order);
    const open = screenIn(await visitor.get(payLinkOf(order), asPage), 'pay');
    expect(open.continueUrl).toBe(first);
    const second = await start(order);
    expect(second).not.toBe(first);
    await submit(first, card);
    expect(await sandbox.captures(order.orderId)).toEqual([]);
    await submit(second, card);
    expect(await start(order)).toBe(receiptOf(order));
    expect(await attemptsOf(order)).toEqual(['declined', 'succeeded']);
    expect(await sandbox.captures(order.orderId)).toHaveLength(1);
  });

  it('stays open for half an hour, and is settled if the browser is closed', async () => {
    const [paid, left] = [await placeOrder(visitor, shop), await placeOrder(visitor, shop)];
    const url = await start(paid);
    await start(left);
    expect(await recoverAfter(29)).toBe(0);
    await submit(url, card);
    expect(await recoverAfter(29)).toBe(1);
    expect(await attemptsOf(paid)).toEqual(['succeeded']);
    expect(await recoverAfter(31)).toBe(1);
    expect(await attemptsOf(left)).toEqual(['declined']);
  });

  it('leads from the checkout to the unpaid order after the back button', async () => {
    await addTees(visitor, shop);
    const { idempotencyKey } = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    const form = checkoutForm(idempotencyKey, { paymentToken: '' });
    const { headers } = await visitor.form('/checkout/', form);
    expect(headers['location']).toMatch(new RegExp(`^${sandbox.url}/pay/`));
    const back = await visitor.get('/checkout/', asPage);
    const pay = String(back.headers['location']);
    expect(pay).toMatch(/^\/pay\/[0-9a-f]{32}\/$/);
    await submit(String(headers['location']), card);
    await visitor.get(pay, asPage);
    expect((await visitor.get('/checkout/', asPage)).headers['location']).toBe('/basket/');
  });

  it('NFR-008 may be framed and reached from payment screens only', async () => {
    await addTees(visitor, shop);
    const order = await placeOrder(app.visitor(shop.code), shop);
    const directives = async (path: string) => {
      const { headers } = await visitor.get(path, asPage);
      return String(headers['content-security-policy'])
        .split('; ')
        .filter((directive) => directive.includes(sandbox.url));
    };
    for (const path of ['/checkout/', payLinkOf(order)])
      expect(await directives(path)).toEqual([
        `form-action 'self' ${sandbox.url}`,
        `frame-src 'self' ${sandbox.url}`,
      ]);
    for (const path of ['/', '/basket/', receiptOf(order), '/login/'])
      expect(await directives(path)).toEqual([]);
  });
});
