import { SIZE_CHARTS } from './size-charts.js';
import { isWorn, WORN } from './worn.js';

describe('clothing', () => {
  it.each<[string, Parameters<typeof isWorn>[0], boolean]>([
    ['a hoodie', { garment: null, type: 'hoodie', sizeChartId: 2 }, true],
    ['a custom type with a mock-up', { garment: 'dress', type: 'gown', sizeChartId: null }, true],
    ['a custom type with a chart', { garment: null, type: 'polo shirt', sizeChartId: 1 }, true],
    ['a sticker', { garment: 'sticker', type: 'sticker', sizeChartId: 7 }, false],
    [
      'a bag with the chart of a t-shirt',
      { garment: 'tote', type: 't-shirt', sizeChartId: 1 },
      false,
    ],
    ['a mug', { garment: null, type: 'mug', sizeChartId: null }, false],
  ])('is recognised by mock-up, type and size chart: %s', (_what, product, expected) => {
    expect(isWorn(product)).toBe(expected);
  });

  it('has the size charts of its garments', () => {
    const named = SIZE_CHARTS.map(({ garment, id }) => [garment, id]);
    expect(named).toStrictEqual(expect.arrayContaining(Object.entries(WORN)));
  });
});
