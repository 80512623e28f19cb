import * as fc from 'fast-check';

import { itemTaxOf, totalsOf, type PricedLine } from '../../pricing/totals.js';
import { orderTaxOf, taxOfSale } from '../../tax/sale-tax.js';
import type { ShopperOrder } from '../contract.js';
import type { VatLine } from '../../tax/sale-tax.js';
import { vatLinesOf, vatPercentOf } from './vat-lines.js';

const order = {
  items: [
    { quantity: 2, price: 2400, tax: 400 },
    { quantity: 1, price: 900, tax: 0 },
  ],
  ...{
    subtotal: 5700,
    goodsTax: 800,
    shipping: 395,
    shippingTax: 66,
    discount: 0,
    taxDiscount: 0,
    tax: null,
  },
  // Only taxed amounts matter to the test.
} as unknown as ShopperOrder;

function orderOf(lines: readonly PricedLine[], country = 'GB'): ShopperOrder {
  const tax = taxOfSale({ country }, new Date('2026-11-01'));
  const items = lines.map((line) => ({ ...line, ...itemTaxOf(line, tax.rates) }));
  const totals = totalsOf(lines, { rates: tax.rates, price: 395, currency: 'GBP' });
  // Only taxed amounts matter to the test.
  return { ...totals, items, tax: orderTaxOf(tax) } as unknown as ShopperOrder;
}

describe('the VAT lines of an invoice', () => {
  it('list the bands, which add up to the total', () => {
    expect(vatLinesOf(order)).toStrictEqual([
      { percent: 20, net: 4329, tax: 866, gross: 5195 },
      { percent: 0, net: 900, tax: 0, gross: 900 },
    ]);
  });

  it('ORD-039 show the rates of the destination, of goods and delivery', () => {
    const lines: readonly PricedLine[] = [
      { quantity: 2, price: 2400, vatRate: 1 },
      { quantity: 1, price: 900, vatRate: 0 },
    ];
    expect(vatLinesOf(orderOf(lines, 'FI'))).toStrictEqual([
      { percent: 25.5, net: 4857, tax: 1238, gross: 6095 },
    ]);
    expect(vatLinesOf(orderOf(lines, 'LU'))).toStrictEqual([
      { percent: 17, net: 4441, tax: 754, gross: 5195 },
      { percent: 3, net: 874, tax: 26, gross: 900 },
    ]);
    expect(vatLinesOf(orderOf(lines, 'US'))).toStrictEqual([
      { percent: 0, net: 6095, tax: 0, gross: 6095 },
    ]);
  });

  it('add up to the order in every country, with any discount', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      price: fc.integer({ min: 1, max: 100_000 }),
      vatRate: fc.constantFrom(0 as const, 1 as const),
    });
    const countries = fc.constantFrom('GB', 'FI', 'LU', 'IE', 'DE', 'US');
    fc.assert(
      fc.property(fc.array(line), countries, fc.nat(100), (lines, country, percentOff) => {
        const taxed = orderOf(lines, country);
        const discount = Math.floor((taxed.subtotal * percentOff) / 100);
        const taxDiscount = Math.floor((taxed.goodsTax * percentOff) / 100);
        const parts = vatLinesOf({ ...taxed, discount, taxDiscount });
        const sum = (read: (part: VatLine) => number) =>
          parts.reduce((total, part) => total + read(part), 0);
        expect(sum(({ gross }) => gross)).toBe(taxed.total - discount);
        expect(sum(({ tax }) => tax)).toBe(taxed.goodsTax + taxed.shippingTax - taxDiscount);
        for (const { net, tax, gross } of parts) {
          expect([net, tax, gross].every(Number.isInteger)).toBe(true);
          expect(net + tax).toBe(gross);
        }
      }),
    );
  });

  it('reduce each rate by its part of the discount', () => {
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
    const items = taxed.items.map(({ taxRate: _rate, ...item }) => item);
    expect(items.map((item) => vatPercentOf(item, taxed))).toStrictEqual([20]);
    const abroad = { ...taxed, goodsTax: 0, shippingTax: 0 };
    expect(items.map((item) => vatPercentOf(item, abroad))).toStrictEqual([0]);
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
