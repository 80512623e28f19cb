import { lowestBefore, pricesAfter, shownPrices, type PriceChange } from './prior-price.js';

const day = (nth: number): string => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString();
const historyOf = (...prices: readonly (readonly [nth: number, price: number])[]) =>
  prices.reduce<readonly PriceChange[]>(
    (history, [nth, price]) => pricesAfter(history, { at: day(nth), price }),
    [],
  );

describe('the price before a reduction', () => {
  it('is the lowest of the 30 days before it', () => {
    expect(lowestBefore(historyOf([0, 3000]), day(40))).toBe(3000);
    expect(lowestBefore(historyOf([0, 3000], [20, 2500], [21, 3000]), day(40))).toBe(2500);
    expect(lowestBefore(historyOf([0, 2000], [20, 3000]), day(40))).toBe(2000);
  });

  it('forgets prices that ended earlier', () => {
    const history = historyOf([0, 2000], [5, 3000]);
    expect(lowestBefore(history, day(35))).toBe(3000);
    expect(lowestBefore(history, day(34))).toBe(2000);
    expect(pricesAfter(history, { at: day(60), price: 2800 })).toStrictEqual([
      { at: day(5), price: 3000 },
      { at: day(60), price: 2800 },
    ]);
  });

  it('is unknown for a new product', () => {
    expect(lowestBefore([], day(0))).toBeNull();
  });

  it('ignores saves that keep the price', () => {
    expect(historyOf([0, 2000], [1, 2000])).toStrictEqual([{ at: day(0), price: 2000 }]);
  });
});

it.each([
  ['the usual price', { price: 3000, salePrice: 2000 }, 3000, { price: 3000, salePrice: 2000 }],
  ['a lower prior price', { price: 3000, salePrice: 2000 }, 2500, { price: 2500, salePrice: 2000 }],
  ['a raised price', { price: 4000, salePrice: 2000 }, 3000, { price: 3000, salePrice: 2000 }],
  ['no reduction', { price: 3000, salePrice: 2000 }, 2000, { price: 2000, salePrice: null }],
  ['an unknown history', { price: 3000, salePrice: 2000 }, null, { price: 3000, salePrice: 2000 }],
  ['no sale', { price: 3000, salePrice: null }, 2000, { price: 3000, salePrice: null }],
])('shoppers see %s', (_case, prices, prior, shown) => {
  expect(shownPrices(prices, prior)).toStrictEqual(shown);
});
