import { stripeAmount } from './stripe-amount.js';

describe('the amount of a payment at Stripe', () => {
  it.each([
    ['GBP', 5195, 5195],
    ['JPY', 980, 980],
    ['KRW', 12_000, 12_000],
    // Shops show no decimals; Stripe expects hundredths.
    ['HUF', 4_200, 420_000],
    ['IDR', 99_000, 9_900_000],
    ['ISK', 1_300, 130_000],
    // Thousandths that end in 0.
    ['KWD', 1_234, 12_340],
    ['CLP', 120_000, 1_200],
  ])('of %s %i is %i', (currency, amount, expected) => {
    expect(stripeAmount({ amount, currency })).toBe(expected);
  });

  it('is undefined for a fraction of the smallest unit', () => {
    expect(stripeAmount({ amount: 120_050, currency: 'CLP' })).toBeUndefined();
  });
});
