import * as fc from 'fast-check';

import { deliveryEstimate } from './delivery-estimate.js';
import { cutOffHour, type Weekday, type Weekdays } from './delivery-times.js';
import { arrivalLabel } from './arrival-label.js';
import { durationLabel, makingLabel } from './delivery-labels.js';

const dayLength = 'yyyy-mm-dd'.length;
const daysOf = (moment: string, weekdays?: Weekdays) => {
  const { earliest, latest } = deliveryEstimate(new Date(moment), 'home', weekdays);
  return [earliest, latest].map((day) => day.toISOString().slice(0, dayLength));
};

const zone = fc.constantFrom('home', 'near', 'far');
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const weekdays = fc
  .uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { minLength: 1 })
  .map(([first = 0, ...others]): Weekdays => [first, ...others]);

describe('the delivery estimate', () => {
  it.each([
    [
      'on a Monday morning, in the same week or after one weekend',
      '2026-11-23T08:00:00Z',
      ['2026-11-26', '2026-12-01'],
    ],
    [
      'just before the cut-off on a Friday, after the weekend',
      '2026-11-20T11:59:59Z',
      ['2026-11-25', '2026-11-30'],
    ],
    [
      'at the cut-off on a Friday, as on Monday',
      '2026-11-20T12:00:00Z',
      ['2026-11-26', '2026-12-01'],
    ],
    ['on a Saturday, as on Monday', '2026-11-21T08:00:00Z', ['2026-11-26', '2026-12-01']],
    ['late on a Sunday, as on Monday', '2026-11-22T23:59:59Z', ['2026-11-26', '2026-12-01']],
    ['at the end of a year, in the next', '2026-12-30T09:00:00Z', ['2027-01-04', '2027-01-07']],
  ])('ORD-042 CST-028 ordered %s', (_when, ordered, days) => {
    expect(daysOf(ordered)).toStrictEqual(days);
  });

  it('ORD-042 follows the working weekdays', () => {
    expect(daysOf('2026-11-21T08:00:00Z', [0, 6])).toStrictEqual(['2026-11-29', '2026-12-12']);
  });

  it('ORD-042 ends on a working weekday, not before the first day', () => {
    fc.assert(
      fc.property(moment, zone, weekdays, (ordered, where, working) => {
        const { earliest, latest } = deliveryEstimate(ordered, where, working);
        for (const day of [earliest, latest]) {
          expect(working).toContain(day.getUTCDay());
          expect(day.toISOString()).toMatch(/T00:00:00\.000Z$/);
        }
        expect(earliest.getTime()).toBeLessThanOrEqual(latest.getTime());
        expect(earliest.getTime()).toBeGreaterThan(ordered.getTime());
      }),
    );
  });

  it('CST-028 is never at a weekend', () => {
    fc.assert(
      fc.property(moment, zone, (ordered, where) => {
        const days = Object.values<Date>({ ...deliveryEstimate(ordered, where) });
        expect(days.map((day) => day.getUTCDay() % 6)).not.toContain(0);
      }),
    );
  });

  it('is not earlier for later orders or farther zones', () => {
    fc.assert(
      fc.property(moment, moment, zone, weekdays, (one, other, where, working) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const before = deliveryEstimate(first, where, working);
        const after = deliveryEstimate(second, where, working);
        expect(before.earliest.getTime()).toBeLessThanOrEqual(after.earliest.getTime());
        expect(before.latest.getTime()).toBeLessThanOrEqual(after.latest.getTime());
        const near = deliveryEstimate(first, 'home', working);
        expect(near.latest.getTime()).toBeLessThanOrEqual(before.latest.getTime());
      }),
    );
  });

  it('does not change within the minute before the cut-off', () => {
    const hour = String(cutOffHour - 1).padStart(2, '0');
    expect(daysOf(`2026-11-23T${hour}:59:00Z`)).toStrictEqual(daysOf('2026-11-23T00:00:00Z'));
  });
});

describe('the delivery estimate as text', () => {
  it.each([
    ['2026-11-20T09:00:00Z', 'home', 'Wed 25 – Mon 30 Nov'],
    ['2026-11-21T09:00:00Z', 'home', 'Thu 26 Nov – Tue 1 Dec'],
    ['2026-12-30T09:00:00Z', 'near', 'Wed 6 – Wed 13 Jan'],
    ['2026-11-20T09:00:00Z', 'far', 'Tue 1 – Fri 11 Dec'],
  ] as const)('ORD-042 ordered at %s in %s are "%s"', (ordered, where, label) => {
    expect(arrivalLabel(new Date(ordered), where)).toBe(label);
  });

  it('ORD-042 without a date is a range of working days', () => {
    expect(makingLabel).toBe('Made to order: dispatched in 1–3 working days.');
    expect(durationLabel('home')).toBe('With you in 3–6 working days');
    expect(durationLabel('near')).toBe('With you in 5–10 working days');
  });
});
