import { dayIn, isDayOver } from './quote-validity.js';

const at = (time: string) => Date.parse(time);

describe('the validity of a quote', () => {
  it('ends after its last day in every time zone', () => {
    expect(isDayOver('2026-11-05', at('2026-11-06T11:59:59.999Z'))).toBe(false);
    expect(isDayOver('2026-11-05', at('2026-11-06T12:00:00Z'))).toBe(true);
  });

  it('is counted in days', () => {
    expect(dayIn(30, at('2026-11-26T23:30:00Z'))).toBe('2026-12-26');
  });
});
