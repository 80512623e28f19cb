import type { AtlasOrder, ShopperOrder } from '@selvedge/shared/orders/contract';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';
import { lineTaxOf } from '@selvedge/shared/orders/line-tax';
import { vatLinesOf } from '@selvedge/shared/orders/invoice/vat-lines';
import type { Store } from '@selvedge/shared/stores/contract';
import { parse } from 'csv-parse/sync';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { makeQuote, quotes } from '../orders/quotes/quote-calls.testing.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';
import {
  address,
  addTees,
  checkoutOrders,
  openTeeShop,
  orderRequest,
  saveTee,
} from './checkout.testing.js';

const atlas = '/omnis/v3/atlas/orders/';

describe('the tax of a line', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid', 'bespoke']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await openTeeShop(app);
    await saveTee(app, shop, { price: 99 });
  });

  const orderOf = async (id: number): Promise<AtlasOrder> =>
    (await staff.get(`${atlas}${String(id)}/`)).body;
  const refunded = async (id: number, quantity: number, childOrders: number) => {
    const { body } = await staff.post(`${atlas}${String(id)}/children/`, {
      ...{ childOrderType: 'refund', reason: 'damaged', childOrders },
      items: [{ id: 1, quantity }],
    });
    return orderOf(body.id);
  };
  const pay = (id: number) =>
    staff.post(`${atlas}${String(id)}/status/`, { status: 'paid', paidReason: 'Bank transfer' });

  it('PAY-023 ORD-039 is rounded once, in checkout, order, invoice, ledger and export', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop, 999);
    const { body: quoted } = await visitor.post('/omnis/v3/checkout/quote/');
    expect(quoted).toMatchObject({ subtotal: 98_901, goodsTax: 16_484, shippingTax: 66 });
    const { body } = await visitor.post(checkoutOrders, orderRequest());
    const answer = await visitor.get(`/omnis/v3/orders/${String(body.orderHash)}/`);
    const placed: ShopperOrder = answer.body;
    expect(placed).toMatchObject({ goodsTax: 16_484, items: [{ lineTax: 16_484, vatRate: 1 }] });
    const { order } = screenIn(
      await visitor.get(invoiceLink(String(body.orderHash)), asPage),
      'invoice',
    );
    expect(vatLinesOf(order)).toEqual([{ percent: 20, net: 82_746, tax: 16_550, gross: 99_296 }]);
    expect((await orderOf(body.orderId)).ledger).toMatchObject([
      { kind: 'items', charged: 98_901, tax: 16_484 },
      { kind: 'delivery', charged: 395, tax: 66 },
    ]);
    const owner = await app.signInOwner(shop);
    const { text } = await owner.get(`/omnis/v3/divisions/${shop.division}/orders/export/`);
    const [line] = parse(text, { columns: true, bom: true });
    expect(line).toMatchObject({ line_tax: '164.84', order_tax: '165.50' });
  });

  it('PAY-023 ORD-039 has the rate of the destination, from checkout to refund', async () => {
    await saveTee(app, shop, { price: 2400 });
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop, 3);
    const { body: quoted } = await visitor.post('/omnis/v3/checkout/quote/', { country: 'FI' });
    const taxes = { subtotal: 7200, goodsTax: 1463, shipping: 895, shippingTax: 182 };
    expect(quoted).toMatchObject(taxes);
    const finnish = { ...address, country: 'FI', postcode: '00100' };
    const { body } = await visitor.post(
      checkoutOrders,
      orderRequest({ shippingAddress: finnish, billingAddress: finnish }),
    );
    const { order } = screenIn(
      await visitor.get(invoiceLink(String(body.orderHash)), asPage),
      'invoice',
    );
    expect(order).toMatchObject({
      ...{ ...taxes, tax: { country: 'FI', shippingRate: 25_500 } },
      items: [{ vatRate: 1, taxRate: 25_500, lineTax: 1463 }],
    });
    expect(vatLinesOf(order)).toEqual([{ percent: 25.5, net: 6450, tax: 1645, gross: 8095 }]);
    expect((await orderOf(body.orderId)).ledger).toMatchObject([
      { kind: 'items', charged: 7200, tax: 1463 },
      { kind: 'delivery', charged: 895, tax: 182 },
    ]);
    const owner = await app.signInOwner(shop);
    const { text } = await owner.get(`/omnis/v3/divisions/${shop.division}/orders/export/`);
    const [line] = parse(text, { columns: true, bom: true });
    expect(line).toMatchObject({ line_tax: '14.63', tax_rate: '25.5', order_tax: '16.45' });
    await pay(body.orderId);
    expect(await refunded(body.orderId, 1, 0)).toMatchObject({
      ...{ goodsTax: 488, tax: { country: 'FI' }, items: [{ taxRate: 25_500 }] },
    });
  });

  it.each([
    [100_000, 99, 1_650_000],
    [500, 1, 83],
    [100_000, 1, 16_667],
  ])('PAY-023 of a quote for %i pieces at %ip is %ip', async (quantity, price, tax) => {
    const lines = [{ name: 'Badge', quantity, price }];
    const made = await makeQuote(staff, shop, { lines });
    expect(made).toMatchObject({ goodsTax: tax, items: [{ lineTax: tax }] });
  });

  it('keeps the band of a quoted line whose tax once was 0', async () => {
    const lines = [{ name: 'Badge', quantity: 1, price: 2 }];
    const { id, hash } = await makeQuote(staff, shop, { lines });
    const more = [{ id: 1, name: 'Badge', quantity: 500, price: 2 }];
    await staff.send('patch', `${quotes}${hash}/`, {
      body: { revision: 1, shipping: 0, lines: more },
    });
    expect((await orderOf(id)).goodsTax).toBe(167);
  });

  it('ORD-040 returns to zero when all pieces are refunded in parts', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop, 7);
    const { body } = await visitor.post(checkoutOrders, orderRequest());
    await pay(body.orderId);
    const parts = [
      await refunded(body.orderId, 1, 0),
      await refunded(body.orderId, 4, 1),
      await refunded(body.orderId, 2, 2),
    ];
    const taxes = parts.map(({ goodsTax }) => goodsTax);
    expect(taxes).toEqual([17, 66, 33]);
    const { items, goodsTax, ledger } = await orderOf(body.orderId);
    expect(goodsTax).toBe(116);
    expect(items.map((item) => lineTaxOf(item))).toEqual([116]);
    const tax = ledger.reduce((sum, entry) => sum + entry.tax, 0);
    expect([tax, ledger.at(-1)?.balance]).toEqual([66, 0]);
  });

  it('ORD-040 refunds the discount of the pieces, rounded once', async () => {
    const lines = [
      { name: 'Badge', quantity: 500, price: 1 },
      { name: 'Set-up', quantity: 1, price: 900 },
    ];
    const { id, hash } = await makeQuote(staff, shop, { lines, shipping: 0 });
    const body = { revision: 1, shipping: 0, discount: 700, lines: linesOf(await orderOf(id)) };
    await staff.send('patch', `${quotes}${hash}/`, { body });
    await staff.post(`${atlas}${String(id)}/status/`, {
      ...{ status: 'bespoke_paid', paidReason: 'Bank transfer' },
    });
    expect(await refunded(id, 500, 0)).toMatchObject({
      ...{ subtotal: 500, goodsTax: 83, discount: 250, taxDiscount: 42, total: 250 },
    });
  });
});

function linesOf({ items }: AtlasOrder) {
  return items.map(({ id, name, quantity, price }) => ({ id, name, quantity, price }));
}
