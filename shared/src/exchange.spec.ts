import * as fc from 'fast-check';

import { exchanged, exchangeRate } from './exchange.js';
import { formatMoney } from './money.js';
import { SHOP_CURRENCIES } from './stores/currencies.js';

describe('currency conversion', () => {
  it.each([
    [2_400, 'GBP', 'USD', 4_800],
    [4_801, 'USD', 'GBP', 2_401],
    [2_400, 'GBP', 'EUR', 2_400],
    [2_450, 'GBP', 'JPY', 25],
    [25, 'JPY', 'USD', 5_000],
    [49, 'GBP', 'JPY', 1],
    [1, 'GBP', 'KRW', 1],
    [0, 'GBP', 'JPY', 0],
    [150, 'USD', 'HUF', 1],
    [1_999, 'GBP', 'GBP', 1_999],
  ])('PAY-013 PAY-014 PAY-020 of %i %s to %s gives %i', (amount, currency, to, expected) => {
    expect(exchanged({ amount, currency }, to)).toBe(expected);
  });

  it('PAY-020 yields whole minor units for all currencies', () => {
    const code = fc.constantFrom(...SHOP_CURRENCIES);
    fc.assert(
      fc.property(fc.nat(10_000_000), code, code, (amount, currency, to) => {
        const price = exchanged({ amount, currency }, to);
        expect(Number.isInteger(price) && price > 0 === amount > 0).toBe(true);
        expect(exchangeRate(currency, to) * exchangeRate(to, currency)).toBe(1);
      }),
    );
  });

  it.each([
    ['HUF', '2 400 Ft'],
    ['IDR', 'Rp 2.400'],
    ['ISK', '2.400 kr.'],
    ['KRW', '₩2,400'],
  ])('PAY-019 shows %s without decimals', (currency, text) => {
    expect(formatMoney({ amount: 2_400, currency }).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
