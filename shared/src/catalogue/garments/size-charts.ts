import type { GarmentName } from './mockup.js';

/** Measures of a garment in one size, laid flat, except for body measures. */
export interface SizeRow {
  readonly size: string;
  /** One per column, such as "86–91" or "71". */
  readonly cm: readonly string[];
  readonly inches: readonly string[];
}

/** Chart that a product's sizeChartId refers to. */
export interface SizeChart {
  readonly id: number;
  readonly name: string;
  readonly garment: GarmentName;
  readonly columns: readonly string[];
  readonly rows: readonly SizeRow[];
}

/** In centimetres: a single number, or a range. */
type Measure = number | readonly [number, number];

const cmPerInch = 2.54;

const bodySizes: Readonly<Record<string, Measure>> = {
  XS: [81, 86],
  S: [86, 91],
  M: [94, 99],
  L: [102, 107],
  XL: [109, 114],
  XXL: [117, 122],
  '2XL': [117, 122],
  '3XL': [124, 130],
};

/** In the order of the garments. Ids are permanent. */
export const SIZE_CHARTS: readonly SizeChart[] = [
  chart(
    { id: 1, name: 'T-shirt', garment: 't-shirt' },
    ['Chest to fit', 'Length'],
    withMore([[68], [70], [72], [74], [76], [78], [78], [80]]),
  ),
  chart(
    { id: 2, name: 'Hoodie', garment: 'hoodie' },
    ['Chest to fit', 'Length', 'Sleeve'],
    withMore([
      [65, 60],
      [68, 62],
      [71, 64],
      [74, 66],
      [77, 67],
      [79, 68],
      [79, 68],
      [81, 69],
    ]),
  ),
  chart(
    { id: 3, name: 'Sweater', garment: 'sweater' },
    ['Chest to fit', 'Length', 'Sleeve'],
    withMore([
      [63, 60],
      [66, 62],
      [69, 64],
      [72, 66],
      [75, 67],
      [77, 68],
      [77, 68],
      [79, 69],
    ]),
  ),
  chart(
    { id: 4, name: 'Vest top', garment: 'vest-top' },
    ['Chest to fit', 'Length'],
    withMore([[62], [64], [66], [68], [70], [72], [72], [74]]),
  ),
  chart({ id: 5, name: 'Dress', garment: 'dress' }, ['Chest to fit', 'Waist to fit', 'Length'], {
    XS: [[79, 83], [61, 65], 86],
    S: [[84, 88], [66, 70], 88],
    M: [[89, 94], [71, 76], 90],
    L: [[95, 101], [77, 83], 92],
    XL: [[102, 108], [84, 90], 94],
    XXL: [[109, 116], [91, 98], 96],
    '2XL': [[109, 116], [91, 98], 96],
  }),
  chart({ id: 6, name: 'Tote bag', garment: 'tote' }, ['Width', 'Height', 'Handles'], {
    'One size': [38, 42, 67],
  }),
  chart({ id: 7, name: 'Sticker', garment: 'sticker' }, ['Width', 'Height'], {
    S: [5, 5],
    M: [7.5, 7.5],
    L: [10, 10],
    'One size': [7.5, 7.5],
  }),
  chart({ id: 8, name: 'Art print', garment: 'art-print' }, ['Width', 'Height'], {
    A5: [14.8, 21],
    A4: [21, 29.7],
    A3: [29.7, 42],
    A2: [42, 59.4],
  }),
];

/** Returns the chart with the id; undefined if there is none. */
export function sizeChart(id: number | null): SizeChart | undefined {
  return SIZE_CHARTS.find((one) => one.id === id);
}

/** Default chart of a garment. */
export function sizeChartOf(garment: GarmentName): SizeChart | undefined {
  return SIZE_CHARTS.find((one) => one.garment === garment);
}

/** Returns the rows for the sizes of a product, in its order. */
export function sizeRows({ rows }: SizeChart, sizes: readonly string[]): readonly SizeRow[] {
  return sizes.flatMap((size) => {
    const row = rows.find((one) => one.size.toLowerCase() === size.toLowerCase());
    return row === undefined ? [] : [row];
  });
}

/** Combines rows of equal measures, such as XXL and 2XL, under both names. */
export function mergedRows(rows: readonly SizeRow[]): readonly SizeRow[] {
  const sizesBy = new Map<string, string[]>();
  for (const { size, cm } of rows) {
    const measures = cm.join(' ');
    sizesBy.set(measures, [...(sizesBy.get(measures) ?? []), size]);
  }
  return rows.flatMap((row) => {
    const [first, ...others] = sizesBy.get(row.cm.join(' ')) ?? [];
    return first === row.size ? [{ ...row, size: [first, ...others].join(' / ') }] : [];
  });
}

type ChartHead = Pick<SizeChart, 'id' | 'name' | 'garment'>;

function chart(
  head: ChartHead,
  columns: readonly string[],
  sizes: Readonly<Record<string, readonly Measure[]>>,
): SizeChart {
  const rows = Object.entries(sizes).map(([size, measures]) => ({
    size,
    cm: measures.map((measure) => formatMeasure(measure, 1)),
    inches: measures.map((measure) => formatMeasure(measure, cmPerInch)),
  }));
  return { ...head, columns, rows };
}

/** Combines the chest measures of all sizes with further measures. */
function withMore(
  more: readonly (readonly number[])[],
): Readonly<Record<string, readonly Measure[]>> {
  const sizes = Object.entries(bodySizes);
  return Object.fromEntries(
    sizes.map(([size, chest], index) => [size, [chest, ...(more[index] ?? [])]]),
  );
}

/** Formats whole numbers without decimals, and all others with one decimal. */
function formatMeasure(measure: Measure, unit: number): string {
  const rounded = (cm: number): string => String(Math.round((cm / unit) * 10) / 10);
  if (typeof measure === 'number') return rounded(measure);
  return measure.map((cm) => (unit === 1 ? rounded(cm) : String(Math.round(cm / unit)))).join('–');
}
