import { changeOf, periodsOf } from './sales.js';

const days = Array.from({ length: 56 }, (_, index) => ({
  day: String(index),
  orders: 1,
  total: index < 28 ? 100 : 150,
}));

describe('the sales of a shop', () => {
  it('are summed up over today, a week and four, each beside as long before', () => {
    expect(periodsOf(days)).toStrictEqual([
      { title: 'Today', orders: 1, total: 150, before: { orders: 1, total: 150 } },
      { title: 'Last 7 days', orders: 7, total: 1050, before: { orders: 7, total: 1050 } },
      { title: 'Last 28 days', orders: 28, total: 4200, before: { orders: 28, total: 2800 } },
    ]);
  });

  it('are compared where there is something to compare with', () => {
    expect(periodsOf(days).map(changeOf)).toStrictEqual([0, 0, 50]);
    const [today] = periodsOf([{ day: '0', orders: 1, total: 100 }]);
    expect(today && changeOf(today)).toBeUndefined();
  });
});
