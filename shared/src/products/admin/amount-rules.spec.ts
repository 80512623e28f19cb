import { amountProblem, withoutSign } from './amount-rules.js';

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

describe('the sign of a currency', () => {
  it.each([
    ['GBP', '£24.00'],
    ['GBP', '￡ 24.00'],
    ['GBP', '24.00\u00a0GBP'],
    ['USD', 'US$24.00'],
    ['USD', '$ 24.00'],
    ['EUR', '24.00\u202f€'],
    ['DKK', '24.00 kr'],
    ['DKK', '24.00 kr.'],
    ['PLN', '24.00 zł'],
  ])('in %s is removed from %j', (currency, text) => {
    expect(withoutSign(text, currency)).toBe('24.00');
  });

  it('of another currency stays', () => {
    expect([withoutSign('€24', 'GBP'), withoutSign('24 USD', 'GBP')]).toStrictEqual([
      '€24',
      '24 USD',
    ]);
  });
});
