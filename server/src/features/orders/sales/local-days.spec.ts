import { lastDays } from './local-days.js';

const daysOf = (zone: string, now: string, count = 3): readonly string[] =>
  lastDays(count, zone, new Date(now)).map(({ day, begins }) => `${day} ${begins.toISOString()}`);

describe('the last days in a time zone', () => {
  it.each([
    ['UTC', '2026-11-05T00:00:00Z', '2026-11-05 2026-11-05T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-05T02:00:00Z', '2026-11-04 2026-11-04T08:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-05T12:00:00Z', '2026-11-06 2026-11-05T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-05T18:14:59Z', '2026-11-05 2026-11-04T18:15:00.000Z'],
    ['Asia/Kathmandu', '2026-11-05T18:15:00Z', '2026-11-06 2026-11-05T18:15:00.000Z'],
  ])('end with today: in %s at %s', (zone, now, today) => {
    expect(daysOf(zone, now).at(-1)).toBe(today);
  });

  it('begin at midnight even around clock changes', () => {
    expect(daysOf('Europe/London', '2026-10-26T12:00:00Z')).toStrictEqual([
      '2026-10-24 2026-10-23T23:00:00.000Z',
      '2026-10-25 2026-10-24T23:00:00.000Z',
      '2026-10-26 2026-10-26T00:00:00.000Z',
    ]);
    expect(daysOf('Europe/London', '2026-03-30T12:00:00Z')).toStrictEqual([
      '2026-03-28 2026-03-28T00:00:00.000Z',
      '2026-03-29 2026-03-29T00:00:00.000Z',
      '2026-03-30 2026-03-29T23:00:00.000Z',
    ]);
  });
});
