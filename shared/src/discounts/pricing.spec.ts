import * as fc from 'fast-check';

import { taxOfSale } from '../tax/sale-tax.js';
import { taxDiscountOf, taxOfLine, totalsOf, type Delivery } from '../pricing/totals.js';
import type { Discount, DiscountValue } from './discount.js';
import { discountWith } from './discounts.testing.js';
import {
  amountIn,
  discounted,
  unmetBy,
  untilFreeDelivery,
  type DiscountableLine,
} from './pricing.js';
import { spread } from './spread.js';

const pounds = { currency: 'GBP', own: 'GBP' };
const tee: DiscountableLine = {
  productUuid: 'tee',
  collections: ['tops'],
  quantity: 2,
  price: 2400,
};
const mug: DiscountableLine = { productUuid: 'mug', collections: [], quantity: 1, price: 999 };

function saleWith(
  lines: readonly DiscountableLine[],
  coupon: Partial<Discount>,
  automatic: readonly Discount[] = [],
) {
  const offer = { discount: discountWith(coupon), code: 'WELCOME10' };
  return discounted(lines, { automatic, coupon: offer }, pounds);
}

const offBy = (lines: readonly DiscountableLine[], value: DiscountValue) =>
  saleWith(lines, { value }).lines;

describe('a discount', () => {
  it('takes a percentage off, rounded once and spread over the lines', () => {
    const { lines, applied } = saleWith([tee, mug], {});
    expect(applied[0]?.amount).toBe(580);
    expect(lines).toStrictEqual([480, 100]);
  });

  it('takes a fixed amount off, at most the price', () => {
    expect(offBy([tee], { kind: 'amount', amounts: { GBP: 500 } })).toStrictEqual([500]);
    expect(offBy([mug], { kind: 'amount', amounts: { GBP: 5000 } })).toStrictEqual([999]);
  });

  it('has its own amount in a currency, or the converted one', () => {
    const dollars = { currency: 'USD', own: 'GBP' };
    expect(amountIn({ GBP: 500, USD: 700 }, dollars)).toBe(700);
    expect(amountIn({ GBP: 500 }, dollars)).toBe(1000);
  });

  it('reduces only the chosen products and collections', () => {
    expect(saleWith([tee, mug], { products: ['mug'] }).lines).toStrictEqual([0, 100]);
    expect(saleWith([tee, mug], { collections: ['tops'] }).lines).toStrictEqual([480, 0]);
    const elsewhere = discountWith({ products: ['cap'] });
    expect(unmetBy(elsewhere, [tee, mug], pounds)).toStrictEqual({ kind: 'not-for-these' });
  });

  it('applies from a minimum of the eligible products', () => {
    const value = { minimumSpend: { GBP: 5000 } };
    expect(unmetBy(discountWith(value), [tee], pounds)).toStrictEqual({
      kind: 'below-minimum',
      missing: 200,
      minimum: 5000,
    });
    expect(unmetBy(discountWith(value), [tee, mug], pounds)).toBeUndefined();
    expect(saleWith([tee], value).applied).toStrictEqual([]);
  });

  it('makes the cheapest pieces of every full group free', () => {
    const value = { kind: 'buy-get', buy: 2, get: 1, percent: 100 } as const;
    expect(offBy([tee, mug], value)).toStrictEqual([0, 999]);
    expect(offBy([{ ...tee, quantity: 7 }], value)).toStrictEqual([4800]);
    expect(offBy([tee], value)).toStrictEqual([0]);
  });

  it('takes the highest tier that the quantity reaches', () => {
    const tiers = [
      { quantity: 3, percent: 10 },
      { quantity: 10, percent: 20 },
    ];
    expect(offBy([tee], { kind: 'tiers', tiers })).toStrictEqual([0]);
    expect(offBy([tee, mug], { kind: 'tiers', tiers })).toStrictEqual([480, 100]);
    expect(offBy([{ ...tee, quantity: 10 }], { kind: 'tiers', tiers })).toStrictEqual([4800]);
  });

  it('combines the best automatic discount, free delivery and one coupon', () => {
    const automatic = (uuid: string, value: DiscountValue) =>
      discountWith({ uuid, method: 'automatic', code: null, value });
    const sale = saleWith([tee], {}, [
      automatic('five', { kind: 'percent', percent: 5 }),
      automatic('half', { kind: 'percent', percent: 50 }),
      automatic('free', { kind: 'free-delivery' }),
    ]);
    expect(sale.lines).toStrictEqual([2400 + 240]);
    expect(sale.applied.map(({ discountId, amount }) => [discountId, amount])).toStrictEqual([
      ['half', 2400],
      [discountWith().uuid, 240],
      ['free', 0],
    ]);
    expect(sale.isFreeDelivery).toBe(true);
  });

  it('states how much is missing until free delivery', () => {
    const free = discountWith({ value: { kind: 'free-delivery' }, minimumSpend: { GBP: 5000 } });
    expect(untilFreeDelivery([tee], [free], pounds)).toStrictEqual({ missing: 200, minimum: 5000 });
    const later = { ...free, minimumSpend: { GBP: 9000 } };
    expect(untilFreeDelivery([tee], [later, free], pounds)?.minimum).toBe(5000);
    expect(untilFreeDelivery([tee, mug], [free], pounds)).toBeNull();
    expect(untilFreeDelivery([tee], [discountWith()], pounds)).toBeNull();
  });
});

const lines = fc.array(
  fc.record({
    productUuid: fc.constantFrom('tee', 'mug', 'cap'),
    collections: fc.subarray(['tops', 'sale']),
    quantity: fc.integer({ min: 1, max: 999 }),
    price: fc.nat(1_000_000),
    vatRate: fc.constantFrom(0 as const, 1 as const),
  }),
  { minLength: 1, maxLength: 20 },
);
const percent = fc.integer({ min: 1, max: 100 });
const count = fc.integer({ min: 1, max: 5 });
const value = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({
    kind: fc.constant('amount' as const),
    amounts: fc.record({ GBP: fc.nat(10_000_000) }),
  }),
  fc.record({ kind: fc.constant('free-delivery' as const) }),
  fc.record({ kind: fc.constant('buy-get' as const), buy: count, get: count, percent }),
  fc.record({
    kind: fc.constant('tiers' as const),
    tiers: fc.array(fc.record({ quantity: count, percent })),
  }),
);
const offer = fc
  .record({ value, products: fc.subarray(['tee', 'mug']), collections: fc.subarray(['tops']) })
  .map((terms) => discountWith(terms));

describe('discounts on any basket', () => {
  it('are whole, add up, and leave neither a negative price nor a negative tax', () => {
    const date = new Date('2026-11-01');
    const region = fc
      .constantFrom('GB', 'DE', 'FI', 'US')
      .map((country) => taxOfSale({ country }, date).rates);
    fc.assert(
      fc.property(
        lines,
        fc.array(offer, { maxLength: 3 }),
        offer,
        region,
        (basket, automatic, discount, to) => {
          const sale = discounted(
            basket,
            { automatic, coupon: { discount, code: 'CODE' } },
            pounds,
          );
          const priced = basket.map((line, nth) => ({ ...line, discount: sale.lines[nth] ?? NaN }));
          for (const line of priced) {
            expect(Number.isInteger(line.discount)).toBe(true);
            expect(line.discount).toBeGreaterThanOrEqual(0);
            expect(line.discount).toBeLessThanOrEqual(line.quantity * line.price);
            expect(taxDiscountOf(line, to)).toBeGreaterThanOrEqual(0);
            expect(taxDiscountOf(line, to)).toBeLessThanOrEqual(taxOfLine(line, to));
          }
          const delivery: Delivery = { rates: to, price: 395, currency: 'GBP' };
          const totals = totalsOf(priced, delivery);
          expect(totals.discount).toBe(sale.applied.reduce((sum, { amount }) => sum + amount, 0));
          expect(totals.total).toBe(totals.subtotal + totals.shipping - totals.discount);
          expect(totals.taxDiscount).toBe(
            priced.reduce((sum, line) => sum + taxDiscountOf(line, to), 0),
          );
          // The tax of what is paid equals that of lines sold at the reduced price.
          const reduced = priced.map((line) => ({
            ...line,
            ...{ quantity: 1, price: line.quantity * line.price - line.discount, discount: 0 },
          }));
          expect(totals.goodsTax - totals.taxDiscount).toBe(totalsOf(reduced, delivery).goodsTax);
        },
      ),
    );
  });

  it('are spread by largest remainder, so that parts differ from the exact share by less than 1', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000_000), { minLength: 1 }),
        fc.nat(1000),
        (weights, per) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          const amount = Math.floor((whole / 1000) * per);
          const parts = spread(amount, weights);
          if (whole === 0) return;
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          for (const [nth, part] of parts.entries()) {
            const weight = weights[nth] ?? NaN;
            expect(part).toBeLessThanOrEqual(weight);
            expect(Math.abs(part - (amount / whole) * weight)).toBeLessThan(1.001);
          }
        },
      ),
    );
  });
});
