import * as fc from 'fast-check';

import { shareOf } from './shares.js';

describe('shareOf', () => {
  it('ORD-040 divides an amount without a remainder', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1 }),
        (amount, parts) => {
          const whole = parts.reduce((sum, part) => sum + part, 0);
          let from = 0;
          let shared = 0;
          for (const part of parts) {
            const share = shareOf(amount, { from, to: from + part, whole });
            expect(Math.abs(share - (amount * part) / whole)).toBeLessThanOrEqual(1);
            shared += share;
            from += part;
          }
          expect(shared).toBe(amount);
        },
      ),
    );
  });

  it('is 0 of an empty whole', () => {
    expect(shareOf(100, { from: 0, to: 0, whole: 0 })).toBe(0);
  });
});
