import { amountIn, amountText, typedAmountProblem } from './amounts.js';

describe('typed amounts', () => {
  it.each([
    ['24', 2400],
    ['24.5', 2450],
    ['24,05', 2405],
    [' 24. ', 2400],
    ['-3.10', -310],
    ['1,000', 100_000],
    ['', null],
  ])('parse %p', (text, amount) => {
    expect(amountIn(text, 'GBP')).toBe(amount);
  });

  it.each(['x', '1.234', '1 00', '1234567', '--1', '1,00,0', '1,234,50', '1.234.50'])(
    'reject %p',
    (text) => {
      expect(amountIn(text, 'GBP')).toBeNaN();
    },
  );

  it.each([
    ['EUR', '1.000,50', 100_050],
    ['EUR', '24.5', 2_450],
    ['EUR', '1.000', 100_000],
    ['SEK', '12 000,5', 1_200_050],
    ['CHF', "1'000.50", 100_050],
    ['JPY', '2,400', 2_400],
    ['JPY', '24000000', 24_000_000],
    ['JPY', '24.5', NaN],
    ['IDR', '350.000', 350_000],
    ['GBP', '£1,024.50', 102_450],
    ['GBP', '1.024,50', 102_450],
    ['GBP', '1 000', 100_000],
    ['GBP', '£１２.５０', 1_250],
    ['EUR', '1,024.50', 102_450],
    ['EUR', '1’024,50', 102_450],
    ['EUR', '1.024,50\u00a0€', 102_450],
    ['SEK', '12\u00a0000 kr', 1_200_000],
    ['JPY', '￥2,400', 2_400],
  ])(
    'PAY-019 are parsed in %s from %p, with either decimal separator',
    (currency, text, amount) => {
      expect(amountIn(text, currency)).toBe(amount);
    },
  );

  it.each([
    ['GBP', '24.05'],
    ['EUR', '24,05'],
    ['JPY', '2405'],
  ])('PAY-019 are formatted in %s as %p', (currency, text) => {
    expect(amountText(2405, currency)).toBe(text);
    expect(amountIn(text, currency)).toBe(2405);
  });

  it('are empty for null', () => {
    expect([amountText(null, 'EUR'), amountText(NaN, 'EUR')]).toStrictEqual(['', '']);
  });

  it.each([
    ['EUR', 'twelve', 'Must be a number'],
    ['EUR', '1,005', 'Must have at most two decimal places'],
    ['JPY', '24,5', 'Must be a whole number'],
    ['EUR', '1.000,50', undefined],
  ])('in %s report what is wrong with %p: %p', (currency, text, problem) => {
    expect(typedAmountProblem(text, currency)).toBe(problem);
  });
});
