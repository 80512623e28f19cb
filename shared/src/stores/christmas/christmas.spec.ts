import { cutoffLabel, datesAhead, lastDaysOf, noChristmas, type Christmas } from './christmas.js';

const christmas: Christmas = {
  ...noChristmas,
  disabled: false,
  cutoffDates: [
    { region: 'home', date: '2026-12-18', text: '' },
    { region: 'far', date: '2026-12-07', text: 'Overseas' },
  ],
};
const aheadAt = (moment: string, of = christmas) => datesAhead(of, new Date(moment));
const regionsAt = (moment: string) => aheadAt(moment).map(({ region }) => region);

describe('last order dates before Christmas', () => {
  it('are listed in order until each has passed', () => {
    expect(regionsAt('2026-11-26T08:00:00Z')).toStrictEqual(['far', 'home']);
    expect(regionsAt('2026-12-07T23:59:59Z')).toStrictEqual(['far', 'home']);
    expect(regionsAt('2026-12-08T00:00:00Z')).toStrictEqual(['home']);
    expect(regionsAt('2026-12-19T00:00:00Z')).toStrictEqual([]);
  });

  it('are empty if disabled', () => {
    expect(aheadAt('2026-11-26T08:00:00Z', { ...christmas, disabled: true })).toStrictEqual([]);
  });

  it('come from the store if it has set any', () => {
    const now = new Date('2026-12-10T12:00:00Z');
    expect(lastDaysOf({ christmas }, now).map(({ region }) => region)).toStrictEqual(['home']);
    expect(lastDaysOf({}, now)).toStrictEqual([]);
  });

  it('are chosen by delivery zone', () => {
    const dates = aheadAt('2026-12-01T12:00:00Z');
    expect(cutoffLabel(dates, 'home')).toBe('Order by Fri 18 Dec to have it for Christmas');
    expect(cutoffLabel(dates, 'far')).toBe('Order by Mon 7 Dec to have it for Christmas');
    expect(cutoffLabel(dates, 'near')).toBeNull();
  });
});
