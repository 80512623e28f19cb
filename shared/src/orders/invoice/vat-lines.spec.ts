import { itemTaxOf, totalsOf, type PricedLine } from '../../pricing/totals.js';
import type { ShopperOrder } from '../contract.js';
import { vatLinesOf, vatPercentOf } from './vat-lines.js';

const order = {
  items: [
    { quantity: 2, price: 2400, tax: 400 },
    { quantity: 1, price: 900, tax: 0 },
  ],
  ...{ goodsTax: 800, shipping: 395, shippingTax: 66, discount: 0, taxDiscount: 0 },
  // Only taxed amounts matter to the test.
} as unknown as ShopperOrder;

function orderOf(lines: readonly PricedLine[]): ShopperOrder {
  const items = lines.map((line) => ({ ...line, ...itemTaxOf(line, 'GB') }));
  const totals = totalsOf(lines, { region: 'GB', price: 395, currency: 'GBP' });
  // Only taxed amounts matter to the test.
  return { ...totals, items } as unknown as ShopperOrder;
}

describe('the VAT lines of an invoice', () => {
  it('list the bands, which add up to the total', () => {
    expect(vatLinesOf(order)).toStrictEqual([
      { percent: 20, net: 4329, tax: 866, gross: 5195 },
      { percent: 0, net: 900, tax: 0, gross: 900 },
    ]);
  });

  it('are reduced by the tax of the discount', () => {
    const [line] = vatLinesOf({ ...order, discount: 600, taxDiscount: 100 });
    expect(line).toStrictEqual({ percent: 20, net: 3829, tax: 766, gross: 4595 });
  });

  it('reduce each band by its part of the discount', () => {
    // One tenth of 48.00 with tax, and of 9.00 without tax.
    expect(vatLinesOf({ ...order, discount: 570, taxDiscount: 80 })).toStrictEqual([
      { percent: 20, net: 3929, tax: 786, gross: 4715 },
      { percent: 0, net: 810, tax: 0, gross: 810 },
    ]);
  });

  it('ORD-039 show the rate of the band: 999 pieces at 99p', () => {
    expect(vatLinesOf(orderOf([{ quantity: 999, price: 99, vatRate: 1 }]))).toStrictEqual([
      { percent: 20, net: 82_746, tax: 16_550, gross: 99_296 },
    ]);
  });

  it('count a line of a penny in its band, although its tax rounds to 0', () => {
    const taxed = orderOf([{ quantity: 1, price: 1, vatRate: 1 }]);
    expect(taxed.items.map((item) => vatPercentOf(item, taxed))).toStrictEqual([20]);
    const abroad = { ...taxed, goodsTax: 0, shippingTax: 0 };
    expect(taxed.items.map((item) => vatPercentOf(item, abroad))).toStrictEqual([0]);
  });

  it('keep the recorded amounts of orders with tax per piece', () => {
    const items = [{ ...order.items[0], quantity: 999, price: 99, tax: 17 }];
    // Only taxed amounts matter to the test.
    const old = { ...order, items, goodsTax: 16_983 } as unknown as ShopperOrder;
    expect(vatLinesOf(old)).toStrictEqual([
      { percent: 20, net: 82_247, tax: 17_049, gross: 99_296 },
    ]);
  });

  it('omit bands without an amount', () => {
    expect(vatLinesOf({ ...order, items: [], shipping: 0, shippingTax: 0 })).toStrictEqual([]);
  });
});
