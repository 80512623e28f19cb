import * as fc from 'fast-check';

import { taxWithin } from './tax-within.js';

describe('taxWithin', () => {
  it.each([
    [2400, 20_000, 400],
    [1999, 20_000, 333],
    [3, 20_000, 1],
    [0, 20_000, 0],
    [2400, 0, 0],
    [1255, 25_500, 255],
    [10_000, 14_975, 1302],
    [-2400, 20_000, -400],
  ])('PAY-023 of %i at %i thousandths of a percent is %i', (amount, rate, tax) => {
    expect(taxWithin(amount, rate)).toBe(tax);
  });

  it('is a whole number from zero to the price, at most half a minor unit off', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), fc.nat(100_000), (amount, rate) => {
        const tax = taxWithin(amount, rate);
        expect(Number.isInteger(tax) && tax >= 0 && tax <= amount).toBe(true);
        const [parts, whole] = [BigInt(amount) * BigInt(rate), BigInt(100_000 + rate)];
        const twiceOff = 2n * (BigInt(tax) * whole - parts);
        expect(-whole < twiceOff && twiceOff <= whole).toBe(true);
      }),
    );
  });
});
