import { axisTop, changeOf, periodsOf } from './sales.js';

const daysWith = (orders: number) =>
  Array.from({ length: 56 }, (_, index) => {
    const total = index < 28 ? 100 : 150;
    return {
      day: String(index),
      ...{ orders, total },
      ...{ ordersByNow: orders / 5, totalByNow: total / 5 },
    };
  });

describe('shop sales', () => {
  it('are totalled for today, 7 and 28 days, each with the previous period by the same time', () => {
    const sums = periodsOf(daysWith(5)).map(({ title, versus, ...sum }) => [title, versus, sum]);
    expect(sums).toStrictEqual([
      [
        'Today',
        'yesterday by this time',
        { orders: 5, total: 150, before: { orders: 1, total: 30 } },
      ],
      [
        'Last 7 days',
        'previous 7 days',
        { orders: 35, total: 1050, before: { orders: 31, total: 930 } },
      ],
      [
        'Last 28 days',
        'previous 28 days',
        { orders: 140, total: 4200, before: { orders: 136, total: 2720 } },
      ],
    ]);
  });

  it('have a change in per cent only if the previous period had five orders', () => {
    expect(periodsOf(daysWith(5)).map(changeOf)).toStrictEqual([undefined, 13, 54]);
    expect(periodsOf(daysWith(25)).map(changeOf)).toStrictEqual([400, 13, 54]);
    const [day] = daysWith(25);
    const [today] = periodsOf(day ? [day] : []);
    expect(today && changeOf(today)).toBeUndefined();
  });

  it.each([
    [0, 1],
    [1, 1],
    [150, 200],
    [200, 200],
    [201, 500],
    [9_999, 10_000],
  ])('of %i have a chart up to %i', (most, top) => {
    expect(axisTop(most)).toBe(top);
  });
});
