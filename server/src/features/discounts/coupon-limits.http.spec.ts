import { couponTexts } from '@selvedge/shared/discounts/coupon-texts';
import type { AdminDiscount } from '@selvedge/shared/discounts/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { Clock } from '../../platform/clock.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import {
  addTees,
  checkoutOrders,
  openTeeShop,
  orderRequest,
  payRequest,
  paymentsOf,
} from '../checkout/checkout.testing.js';
import { createDiscount, discountsPath } from './discounts.testing.js';
import { DiscountReturns, paymentWindowMs } from './uses/discount-returns.reactor.js';
import { HeldDiscounts } from './uses/held-discounts.queries.js';

class ClockAhead extends Clock {
  constructor(private readonly ms: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.ms);
  }
}

describe('the last use of a coupon', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });

  const shopper = async (): Promise<Browser> => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    return visitor;
  };
  const orderWith = async (coupon: string, visitor?: Browser) =>
    (visitor ?? (await shopper())).post(
      checkoutOrders,
      orderRequest({ coupon, expectedTotal: 4715 }),
    );
  const usesOf = async ({ uuid }: AdminDiscount) =>
    (await owner.get(`${discountsPath}${uuid}/`)).body.figures.uses;
  const release = (ms: number) =>
    new DiscountReturns(
      app.get(HeldDiscounts),
      app.get(CommandHandler),
      new ClockAhead(ms),
    ).release();

  it('PAY-021 is used once when 50 shoppers order at the same moment', async () => {
    const discount = await createDiscount(owner, { code: 'LAST', totalLimit: 1 });
    const shoppers = await Promise.all(Array.from({ length: 50 }, shopper));
    const answers = await Promise.all(shoppers.map((visitor) => orderWith('LAST', visitor)));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(1);
    const refusals = new Set(
      answers
        .filter(({ status }) => status !== 201)
        .map(({ status, body }) => `${String(status)} ${String(body.code)}`),
    );
    expect([...refusals].every((one) => /^409 (DiscountUsedUp|TotalHasChanged)$/.test(one))).toBe(
      true,
    );
    expect(await usesOf(discount)).toBe(1);
  });

  it('PAY-021 is available again once an unpaid order is over its payment window', async () => {
    await createDiscount(owner, { code: 'LAST', totalLimit: 1 });
    const first = await shopper();
    const { body } = await orderWith('LAST', first);
    // An hour, because other stores of this test run have orders too.
    expect(await release(paymentWindowMs - 3_600_000)).toBe(0);
    expect((await orderWith('LAST')).body.code).toBe('TotalHasChanged');
    expect(await release(paymentWindowMs + 60_000)).toBeGreaterThanOrEqual(1);
    expect((await orderWith('LAST')).status).toBe(201);
    const late = await first.post(paymentsOf(body), payRequest());
    expect([late.status, late.body.code]).toStrictEqual([422, 'OrderDiscountExpired']);
  });

  it('stays used by a paid order', async () => {
    await createDiscount(owner, { code: 'LAST', totalLimit: 1 });
    const { body } = await orderWith('LAST');
    const staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    await staff.post(`/omnis/v3/atlas/orders/${String(body.orderId)}/status/`, {
      ...{ status: 'paid', paidReason: 'Bank transfer' },
    });
    await release(paymentWindowMs + 60_000);
    expect((await orderWith('LAST')).status).toBe(409);
  });

  it('is available again once the order is deleted', async () => {
    await createDiscount(owner, { code: 'LAST', totalLimit: 1 });
    const { body } = await orderWith('LAST');
    const staff = await app.signInStaff(['orders-view', 'orders-status']);
    // Fetches a CSRF token for the session.
    await staff.get('/omnis/v3/dashboard/secure/get/');
    const deleted = await staff.send(
      'delete',
      `/omnis/v3/atlas/orders/${String(body.orderId)}/`,
      {},
    );
    expect(deleted.status).toBeLessThan(300);
    await until(async () => (await orderWith('LAST')).status === 201);
  });

  it('is one per code of a batch', async () => {
    const batch = await createDiscount(owner, { method: 'batch', code: null });
    await owner.post(`${discountsPath}${batch.uuid}/codes/`, { count: 2 });
    const csv = await owner.get(`${discountsPath}${batch.uuid}/codes/`);
    const [one = '', other = ''] = csv.text
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split(',')[0] ?? '');
    expect((await orderWith(one)).status).toBe(201);
    const again = await (await shopper()).post(checkoutOrders, orderRequest({ coupon: one }));
    expect(again.body.errors).toStrictEqual({ coupon: [couponTexts.usedUp] });
    expect((await orderWith(other)).status).toBe(201);
    expect((await owner.get(`${discountsPath}${batch.uuid}/codes/`)).text).toContain(`${one},used`);
  });
});
