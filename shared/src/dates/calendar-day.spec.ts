import { isCalendarDay } from './calendar-day.js';

describe('a calendar day', () => {
  it.each(['2026-12-18', '2000-02-29', '2024-02-29', '0001-01-01'])('can be %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each([
    ...['', '2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...['2026-12', '2026-12-1', '18.12.2026', '2026-12-18T00:00:00Z', ' 2026-12-18', '2026-12-18 '],
    ...['+012026-12-18', '12026-12-18', 'today'],
  ])('cannot be %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});
