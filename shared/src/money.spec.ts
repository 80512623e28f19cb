import * as fc from 'fast-check';

import { formatMoney, minorDigits, taxWithin } from './money.js';
import { SHOP_CURRENCIES } from './stores/currencies.js';

describe('an amount of money', () => {
  it.each([
    [2400, 'GBP', '£24.00'],
    [5, 'GBP', '£0.05'],
    [0, 'EUR', '€0.00'],
    [-199, 'GBP', '-£1.99'],
    [123_456_789, 'USD', 'US$1,234,567.89'],
  ])('shows %i minor units of %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });

  it.each(SHOP_CURRENCIES)(
    'PAY-012 PAY-019 is written in %s as British English has it',
    (currency) => {
      const digits = minorDigits(currency);
      const format = new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      for (const amount of [0, 7, 99_900, -123_456_789, 10 ** 12 + 1])
        expect(formatMoney({ amount, currency })).toBe(format.format(amount / 10 ** digits));
    },
  );

  it('PAY-019 shows yen, which have no minor unit, as they are', () => {
    expect(formatMoney({ amount: 2400, currency: 'JPY' })).toBe('JP¥2,400');
  });
});

describe('the tax within a price', () => {
  it.each([
    [2400, 20, 400],
    [1999, 20, 333],
    [3, 20, 1],
    [0, 20, 0],
    [2400, 0, 0],
  ])('PAY-023 of %i at %i percent is %i', (amount, rate, tax) => {
    expect(taxWithin(amount, rate)).toBe(tax);
  });

  it('is a whole number between nothing and the price', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), (amount, rate) => {
        const tax = taxWithin(amount, rate);
        expect(Number.isInteger(tax) && tax >= 0 && tax <= amount).toBe(true);
      }),
    );
  });
});
