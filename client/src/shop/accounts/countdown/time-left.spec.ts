import { timeLeft } from './time-left.js';

const opening = Date.parse('2031-01-02T09:00:00Z');
const minute = 60_000;

describe('remaining time', () => {
  it('is counted in days, hours and minutes', () => {
    const now = opening - (2 * 1440 + 3 * 60 + 4) * minute;
    expect(timeLeft(opening, now)).toStrictEqual({ Days: 2, Hours: 3, Minutes: 4 });
  });

  it('stays at one minute until the end, then becomes zero', () => {
    expect(timeLeft(opening, opening - 1)).toStrictEqual({ Days: 0, Hours: 0, Minutes: 1 });
    expect(timeLeft(opening, opening)).toStrictEqual({ Days: 0, Hours: 0, Minutes: 0 });
    expect(timeLeft(opening, opening + minute)).toStrictEqual({ Days: 0, Hours: 0, Minutes: 0 });
  });
});
