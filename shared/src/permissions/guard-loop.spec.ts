import { countRefusal } from './guard-loop.js';

describe('refusals in a row', () => {
  it('GRD-002 CST-040 form a loop from the 101st on', () => {
    expect(countRefusal(undefined)).toBe(1);
    expect(countRefusal('99')).toBe(100);
    expect(countRefusal('100')).toBeUndefined();
    expect(countRefusal('999')).toBeUndefined();
  });

  it.each(['', 'many', '-3', '1e9', '1.5', '１'])('start at 0 if the count is “%s”', (before) => {
    expect(countRefusal(before)).toBe(1);
  });
});
