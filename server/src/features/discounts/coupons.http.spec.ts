import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { AtlasOrder, ShopperOrder } from '@selvedge/shared/orders/contract';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';
import { vatLinesOf } from '@selvedge/shared/orders/invoice/vat-lines';
import { couponTexts } from '@selvedge/shared/discounts/coupon-texts';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import {
  addTees,
  checkoutOrders,
  openTeeShop,
  orderRequest,
  paymentsOf,
} from '../checkout/checkout.testing.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { createDiscount, discountsPath } from './discounts.testing.js';

const coupon = '/omnis/v3/basket/coupon/';

describe('a coupon', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let visitor: Browser;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
    visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
  });

  const apply = async (code: string): Promise<BasketAnswer> =>
    (await visitor.post(coupon, { code })).body;
  const messageOf = async (code: string) => (await apply(code)).discounts.coupon?.message;
  const order = (changes: object = {}) => visitor.post(checkoutOrders, orderRequest(changes));

  it('PAY-021 ORD-001 reduces basket, order, invoice, ledger and export by the same amounts', async () => {
    await createDiscount(owner);
    const { discounts } = await apply(' welcome 10 ');
    expect(discounts).toMatchObject({
      discount: 480,
      rows: [{ title: 'WELCOME10', amount: 480 }],
      coupon: { code: 'WELCOME10', message: null },
    });
    const amounts = { subtotal: 4800, goodsTax: 800, discount: 480, taxDiscount: 80, total: 4715 };
    const quote = await visitor.post('/omnis/v3/checkout/quote/');
    expect(quote.body).toMatchObject(amounts);
    const { status, body } = await order({ expectedTotal: 4715 });
    expect(status).toBe(201);
    const shopper: ShopperOrder = (await visitor.get(`/omnis/v3/orders/${String(body.orderHash)}/`))
      .body;
    const item = { price: 2400, lineTax: 800, discount: 480, taxDiscount: 80 };
    expect(shopper).toMatchObject({ ...amounts, coupon: 'WELCOME10', items: [item] });
    const invoice = screenIn(await visitor.get(invoiceLink(body.orderHash), asPage), 'invoice');
    expect(vatLinesOf(invoice.order)).toEqual([{ percent: 20, net: 3929, tax: 786, gross: 4715 }]);
    const staff = await app.signInStaff(['orders-view']);
    const seen: AtlasOrder = (await staff.get(`/omnis/v3/atlas/orders/${String(body.orderId)}/`))
      .body;
    expect(seen).toMatchObject({ coupon: 'WELCOME10', items: [{ discountTaxIncluded: 240 }] });
    expect(seen.ledger).toMatchObject([
      { kind: 'items', charged: 4800, tax: 800 },
      { kind: 'discount', charged: -480, tax: -80 },
      { kind: 'delivery', charged: 395, tax: 66 },
    ]);
    const csv = await owner.get(`/omnis/v3/divisions/${String(shop.division)}/orders/export/`);
    expect(csv.text).toContain('48.00,3.95,4.80,WELCOME10,7.86,47.15');
    // The next basket starts without the code.
    await addTees(visitor, shop);
    expect((await visitor.get('/omnis/v3/basket/main/list/')).body.discounts.coupon).toBeNull();
  });

  it('PAY-021 pays an order that it covers completely, without card and provider', async () => {
    await createDiscount(owner, { code: 'ALL', percent: 100 });
    await createDiscount(owner, { method: 'automatic', code: null, kind: 'free-delivery' });
    await apply('ALL');
    const { body } = await order({ expectedTotal: 0 });
    const { body: outcome } = await visitor.post(paymentsOf(body), {});
    expect(outcome).toMatchObject({ outcome: 'paid', status: 'paid' });
    const { body: again } = await visitor.post(paymentsOf(body), {});
    expect(again).toMatchObject({ code: 'OrderAlreadyPaid' });
  });

  it('is removed by an empty code', async () => {
    await createDiscount(owner);
    await apply('WELCOME10');
    expect(await apply('')).toMatchObject({ discounts: { discount: 0, coupon: null } });
    const { body } = await visitor.post('/omnis/v3/checkout/quote/');
    expect(body).toMatchObject({ discount: 0, total: 5195 });
  });

  it('PAY-021 states why it does not apply, and stays in the field', async () => {
    const past = '2020-01-01T00:00:00Z';
    const future = '2999-01-01T00:00:00Z';
    await createDiscount(owner, { code: 'OVER', endsAt: past });
    await createDiscount(owner, { code: 'SOON', startsAt: future });
    await createDiscount(owner, { code: 'LARGE', minimumSpend: { GBP: 5000 } });
    await createDiscount(owner, {
      code: 'OTHERS',
      products: ['00000000-0000-4000-8000-000000000001'],
    });
    const paused = await createDiscount(owner, { code: 'PAUSED' });
    await owner.post(`${discountsPath}${paused.uuid}/paused/`, { isPaused: true });
    expect(await messageOf('nothing')).toBe(couponTexts.unknown);
    expect(await messageOf('!')).toBe(couponTexts.unknown);
    expect(await messageOf('over')).toBe(couponTexts.ended);
    expect(await messageOf('paused')).toBe(couponTexts.ended);
    expect(await messageOf('soon')).toBe(couponTexts.scheduled);
    expect(await messageOf('others')).toBe(couponTexts.notForThese);
    const { discounts, subtotal } = await apply('large');
    expect(subtotal).toBe(4800);
    expect(discounts).toMatchObject({
      discount: 0,
      coupon: { code: 'LARGE', message: couponTexts.belowMinimum('£2.00') },
    });
  });

  it('states that it does not apply if its quantity is not reached', async () => {
    const tiers = [{ quantity: 5, percent: 10 }];
    await createDiscount(owner, { code: 'BULK', kind: 'tiers', percent: null, tiers });
    expect(await messageOf('BULK')).toBe(couponTexts.notForThese);
    await addTees(visitor, shop, 5);
    expect(await messageOf('BULK')).toBeNull();
  });

  it('belongs to one store', async () => {
    const other = await app.openStore();
    await createDiscount(await app.signInOwner(other));
    expect(await messageOf('WELCOME10')).toBe(couponTexts.unknown);
  });

  it('refuses the order if it ended after the customer saw the total', async () => {
    const { uuid } = await createDiscount(owner);
    await apply('WELCOME10');
    await owner.post(`${discountsPath}${uuid}/paused/`, { isPaused: true });
    const { status, body } = await order({ expectedTotal: 4715 });
    expect([status, body.code, body.current.total]).toStrictEqual([409, 'TotalHasChanged', 5195]);
    const named = await order({ coupon: 'WELCOME10' });
    expect([named.status, named.body.errors]).toStrictEqual([422, { coupon: [couponTexts.ended] }]);
  });

  it('can be limited per customer and to first orders', async () => {
    await createDiscount(owner, { code: 'ONCE', customerLimit: 1 });
    await createDiscount(owner, { code: 'FIRST', firstOrderOnly: true });
    const orderAgain = async (code: string, email: string) => {
      await addTees(visitor, shop);
      return order({ coupon: code, email });
    };
    expect((await order({ coupon: 'ONCE' })).status).toBe(201);
    const again = await orderAgain('ONCE', 'ADA@example.test ');
    expect(again.body.errors).toStrictEqual({ coupon: [couponTexts.usedByCustomer] });
    const paid = await orderAgain('ONCE', 'eve@example.test');
    expect(paid.status).toBe(201);
    const staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    await staff.post(`/omnis/v3/atlas/orders/${String(paid.body.orderId)}/status/`, {
      ...{ status: 'paid', paidReason: 'Bank transfer' },
    });
    const second = await orderAgain('FIRST', 'Eve@example.test');
    expect(second.body.errors).toStrictEqual({ coupon: [couponTexts.firstOrderOnly] });
    expect((await orderAgain('FIRST', 'new@example.test')).status).toBe(201);
  });
});
