import { GARMENTS } from './mockup.js';
import { mergedRows, SIZE_CHARTS, sizeChart, sizeChartOf, sizeRows } from './size-charts.js';

describe('the size charts', () => {
  it('CAT-011 are one per garment, with unique ids', () => {
    expect(SIZE_CHARTS.map(({ garment }) => garment)).toStrictEqual([...GARMENTS]);
    expect(new Set(SIZE_CHARTS.map(({ id }) => id)).size).toBe(SIZE_CHARTS.length);
  });

  it('CAT-011 have a measure in every column, in centimetres and inches', () => {
    for (const { name, columns, rows } of SIZE_CHARTS) {
      for (const { size, cm, inches } of rows) {
        expect([name, size, cm.length, inches.length]).toStrictEqual([
          name,
          size,
          columns.length,
          columns.length,
        ]);
        for (const text of [...cm, ...inches]) {
          expect(text).toMatch(/^\d+(\.\d)?(–\d+)?$/);
        }
      }
    }
  });

  it('CAT-011 are found by id and by garment', () => {
    expect(sizeChart(1)?.name).toBe('T-shirt');
    expect(sizeChart(99)).toBeUndefined();
    expect(sizeChart(null)).toBeUndefined();
    expect(sizeChartOf('dress')?.id).toBe(5);
  });

  it('CAT-011 have one row for sizes of equal measures', () => {
    const sizesOf = (id: number) => mergedRows(sizeChart(id)?.rows ?? []).map(({ size }) => size);
    expect(sizesOf(1)).toStrictEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL / 2XL', '3XL']);
    expect(sizesOf(7)).toStrictEqual(['S', 'M / One size', 'L']);
  });

  it('CAT-011 show the sizes of a product', () => {
    const [shirt] = SIZE_CHARTS;
    const rows = shirt === undefined ? [] : sizeRows(shirt, ['m', 'S', 'One size']);
    expect(rows).toHaveLength(2);
    expect(rows).toStrictEqual([
      { size: 'M', cm: ['94–99', '72'], inches: ['37–39', '28.3'] },
      { size: 'S', cm: ['86–91', '70'], inches: ['34–36', '27.6'] },
    ]);
  });
});
