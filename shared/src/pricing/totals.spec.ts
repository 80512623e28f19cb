import * as fc from 'fast-check';

import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';
import {
  itemTaxOf,
  regionOf,
  taxOfLine,
  totalsOf,
  type Delivery,
  type PricedLine,
} from './totals.js';

const toBritain: Delivery = { region: 'GB', price: 395, currency: 'GBP' };
const shirt: PricedLine = { quantity: 2, price: 2400, vatRate: 1 };
const childrensShirt: PricedLine = { quantity: 1, price: 1200, vatRate: 0 };

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
    const totals = totalsOf([shirt], { ...toBritain, region: 'ROW', price: 1195 });
    expect([totals.goodsTax, totals.shippingTax]).toStrictEqual([0, 0]);
    expect(totals.total).toBe(4800 + 1195);
  });

  it('PAY-023 include no tax for zero-rated products', () => {
    expect(taxOfLine(childrensShirt, 'GB')).toBe(0);
    expect(taxOfLine(shirt, 'EU')).toBe(800);
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
    expect(itemTaxOf(line, 'GB').lineTax).toBe(goodsTax);
  });

  it('PAY-023 differ from the exact tax by at most a penny per line', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      price: fc.nat(1_000_000),
      vatRate: fc.constantFrom(0 as const, 1 as const),
    });
    fc.assert(
      fc.property(
        fc.array(line),
        fc.constantFrom('GB' as const, 'EU' as const),
        (lines, region) => {
          // One sixth of a price that includes 20 % tax is tax.
          const exact = ({ quantity, price, vatRate }: PricedLine) =>
            (vatRate * quantity * price) / 6;
          const taxes = lines.map((one) => itemTaxOf(one, region).lineTax);
          for (const [nth, one] of lines.entries()) {
            expect(Math.abs((taxes[nth] ?? NaN) - exact(one))).toBeLessThanOrEqual(1);
          }
          const sum = taxes.reduce((total, tax) => total + tax, 0);
          expect(totalsOf(lines, { ...toBritain, region }).goodsTax).toBe(sum);
        },
      ),
    );
  });

  it('are zero for an empty basket', () => {
    expect(totalsOf([], toBritain)).toMatchObject({ subtotal: 0, shipping: 0, total: 0 });
  });

  it('add up in whole minor units, in any order', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      price: fc.nat(1_000_000),
      vatRate: fc.constantFrom(0 as const, 1 as const),
    });
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('GB', 'EU', 'ROW'), (lines, region) => {
        const totals = totalsOf(lines, { ...toBritain, region });
        expect(totals.total).toBe(totals.subtotal + totals.shipping);
        expect(Object.values(totals).every((v) => v === 'GBP' || Number.isInteger(v))).toBe(true);
        expect(totals.goodsTax).toBeLessThanOrEqual(totals.subtotal);
        expect(totalsOf([...lines].reverse(), { ...toBritain, region })).toStrictEqual(totals);
      }),
    );
  });
});

describe('the region of a country', () => {
  it.each(SHIPPING_COUNTRIES)('$code is $region', ({ code, region }) => {
    expect(regionOf(code)).toBe(region);
  });

  it('is the farthest one for a country that is not shipped to', () => {
    expect(regionOf('ZZ')).toBe('ROW');
  });
});
