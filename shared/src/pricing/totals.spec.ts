import * as fc from 'fast-check';

import { taxOfSale } from '../tax/sale-tax.js';
import { itemTaxOf, taxOfLine, totalsOf, type Delivery, type PricedLine } from './totals.js';

const ratesTo = (country: string) => taxOfSale({ country }, new Date('2026-11-01')).rates;
const toBritain: Delivery = { rates: ratesTo('GB'), price: 395, currency: 'GBP' };
const shirt: PricedLine = { quantity: 2, price: 2400, vatRate: 1 };
const childrensShirt: PricedLine = { quantity: 1, price: 1200, vatRate: 0 };

const pricedLine = fc.record({
  quantity: fc.integer({ min: 1, max: 100_000 }),
  price: fc.nat(100_000),
  vatRate: fc.constantFrom(0 as const, 1 as const),
});
const destination = fc.constantFrom('GB', 'DE', 'FI', 'HU', 'IE', 'LU', 'US');

describe('checkout totals', () => {
  it('add the flat delivery price to the products', () => {
    expect(totalsOf([shirt, childrensShirt], toBritain)).toStrictEqual({
      subtotal: 6000,
      goodsTax: 800,
      shipping: 395,
      shippingTax: 66,
      discount: 0,
      taxDiscount: 0,
      total: 6395,
      currency: 'GBP',
    });
  });

  it('PAY-023 include no tax outside the UK and the EU', () => {
    const totals = totalsOf([shirt], { ...toBritain, rates: ratesTo('US'), price: 1195 });
    expect([totals.goodsTax, totals.shippingTax]).toStrictEqual([0, 0]);
    expect(totals.total).toBe(4800 + 1195);
  });

  it('PAY-023 include no tax for zero-rated products', () => {
    expect(taxOfLine(childrensShirt, ratesTo('GB'))).toBe(0);
    expect(taxOfLine(shirt, ratesTo('GB'))).toBe(800);
  });

  it('PAY-023 include the tax of the destination, with its rate on each line', () => {
    const taxes = ['FI', 'DE', 'LU'].map((country) => itemTaxOf(shirt, ratesTo(country)));
    expect(taxes.map(({ lineTax, taxRate }) => [lineTax, taxRate])).toStrictEqual([
      [975, 25_500],
      [766, 19_000],
      [697, 17_000],
    ]);
    expect(itemTaxOf(childrensShirt, ratesTo('DE'))).toStrictEqual({
      ...{ tax: 192, lineTax: 192, vatRate: 0, taxRate: 19_000 },
    });
  });

  it.each([
    [999, 99, 16_484],
    [100_000, 99, 1_650_000],
    [500, 1, 83],
    [1, 1, 0],
    [7, 35, 41],
  ])('PAY-023 include the tax of %i pieces at %ip, rounded once', (quantity, price, goodsTax) => {
    const line: PricedLine = { quantity, price, vatRate: 1 };
    expect(totalsOf([line], toBritain).goodsTax).toBe(goodsTax);
    expect(itemTaxOf(line, toBritain.rates).lineTax).toBe(goodsTax);
  });

  it('PAY-023 differ from the exact tax by at most half a minor unit per line', () => {
    fc.assert(
      fc.property(fc.array(pricedLine), destination, (lines, country) => {
        const rates = ratesTo(country);
        const taxes = lines.map((one) => itemTaxOf(one, rates));
        for (const [nth, { quantity, price }] of lines.entries()) {
          const { lineTax = NaN, taxRate = NaN } = taxes[nth] ?? {};
          const twiceOff = 2 * (lineTax * (100_000 + taxRate) - quantity * price * taxRate);
          expect(Math.abs(twiceOff)).toBeLessThanOrEqual(100_000 + taxRate);
        }
        const sum = taxes.reduce((total, { lineTax }) => total + lineTax, 0);
        expect(totalsOf(lines, { ...toBritain, rates }).goodsTax).toBe(sum);
      }),
    );
  });

  it('are zero for an empty basket', () => {
    expect(totalsOf([], toBritain)).toMatchObject({ subtotal: 0, shipping: 0, total: 0 });
  });

  it('add up in whole minor units, in any order', () => {
    fc.assert(
      fc.property(fc.array(pricedLine), destination, (lines, country) => {
        const delivery = { ...toBritain, rates: ratesTo(country) };
        const totals = totalsOf(lines, delivery);
        expect(totals.total).toBe(totals.subtotal + totals.shipping);
        expect(Object.values(totals).every((v) => v === 'GBP' || Number.isInteger(v))).toBe(true);
        expect(totals.goodsTax).toBeLessThanOrEqual(totals.subtotal);
        expect(totalsOf([...lines].reverse(), delivery)).toStrictEqual(totals);
      }),
    );
  });
});
