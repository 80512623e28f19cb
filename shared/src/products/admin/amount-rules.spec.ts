import { amountProblem } from './amount-rules.js';

describe('a typed amount of money', () => {
  it.each(['', '12', '12.5', '12,50', ' 12.50 ', '999999.99'])('can be %j', (text) => {
    expect(amountProblem(text)).toBeUndefined();
  });

  it.each(['twelve', '12.505', '1,000.00', '1000000', '£12'])('cannot be %j', (text) => {
    expect(amountProblem(text)).toBeDefined();
  });

  it('PAY-019 is a whole number in a currency without decimals', () => {
    expect([amountProblem('2400', 0), amountProblem('24.5', 0)]).toStrictEqual([
      undefined,
      'Must be a whole number',
    ]);
  });
});
