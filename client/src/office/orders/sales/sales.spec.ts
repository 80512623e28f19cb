import { changeOf, periodsOf } from './sales.js';

const days = Array.from({ length: 56 }, (_, index) => ({
  day: String(index),
  orders: 1,
  total: index < 28 ? 100 : 150,
}));

describe('shop sales', () => {
  it('are totalled for today, 7 and 28 days, each with the previous period', () => {
    expect(periodsOf(days)).toStrictEqual([
      { title: 'Today', orders: 1, total: 150, before: { orders: 1, total: 150 } },
      { title: 'Last 7 days', orders: 7, total: 1050, before: { orders: 7, total: 1050 } },
      { title: 'Last 28 days', orders: 28, total: 4200, before: { orders: 28, total: 2800 } },
    ]);
  });

  it('have a change in per cent only if the previous period had sales', () => {
    expect(periodsOf(days).map(changeOf)).toStrictEqual([0, 0, 50]);
    const [today] = periodsOf([{ day: '0', orders: 1, total: 100 }]);
    expect(today && changeOf(today)).toBeUndefined();
  });
});
