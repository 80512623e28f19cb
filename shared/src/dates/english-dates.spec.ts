import { longDate, longMoment, shortDay, shortMonth } from './english-dates.js';

const everyMonth = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28)));
const everyDay = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)));
const formatted = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);

describe('English dates', () => {
  it('match those of Intl for every month and day', () => {
    expect(everyMonth.map(longDate)).toStrictEqual(
      everyMonth.map((date) => formatted({ dateStyle: 'long' }, date)),
    );
    expect(everyDay.map(shortDay)).toStrictEqual(
      everyDay.map(
        (date) => `${formatted({ weekday: 'short' }, date)} ${String(date.getUTCDate())}`,
      ),
    );
    expect(everyMonth.map(shortMonth).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });

  it.each([
    [0, '2 January 2031, 09:00 (UTC)'],
    [13 * 60, '2 January 2031, 22:00 (UTC+13)'],
    [14 * 60 + 45, '2 January 2031, 23:45 (UTC+14:45)'],
    [-10 * 60, '1 January 2031, 23:00 (UTC−10)'],
    [-(3 * 60 + 30), '2 January 2031, 05:30 (UTC−3:30)'],
  ])('name hour and zone of a moment %i minutes east of UTC', (offset, text) => {
    expect(longMoment(new Date('2031-01-02T09:00:00Z'), offset)).toBe(text);
  });

  it('are in UTC, from midnight to midnight', () => {
    expect(longDate(new Date('2026-12-31T23:59:59.999Z'))).toBe('31 December 2026');
    expect(shortDay(new Date('2026-11-21T00:00:00Z'))).toBe('Sat 21');
  });
});
