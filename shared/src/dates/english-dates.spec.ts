import { longDate, shortDay, shortMonth } from './english-dates.js';

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

  it('are in UTC, from midnight to midnight', () => {
    expect(longDate(new Date('2026-12-31T23:59:59.999Z'))).toBe('31 December 2026');
    expect(shortDay(new Date('2026-11-21T00:00:00Z'))).toBe('Sat 21');
  });
});
