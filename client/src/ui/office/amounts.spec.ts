import { amountIn, amountText } from './amounts.js';

describe('an amount as it is typed', () => {
  it.each([
    ['24', 2400],
    ['24.5', 2450],
    ['24,05', 2405],
    [' 24. ', 2400],
    ['-3.10', -310],
    ['', null],
  ])('reads %p', (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });

  it.each(['x', '1.234', '1 000', '1234567', '--1'])('does not read %p', (text) => {
    expect(amountIn(text)).toBeNaN();
  });

  it('is written with two digits', () => {
    expect([amountText(2405), amountText(null), amountText(NaN)]).toEqual(['24.05', '', '']);
  });
});
