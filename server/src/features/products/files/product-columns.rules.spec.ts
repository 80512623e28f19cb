import type { CsvColumn } from '@selvedge/shared/products/admin/csv-columns';

import { draftOf } from '../admin/product-draft.rules.js';
import type { ProductDraft } from '../product.commands.js';
import { tee } from '../product.testing.js';
import { PRODUCT_COLUMNS } from './product-columns.rules.js';

const draft = draftOf(tee);
const [summer, winter] = [
  '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0101',
  '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0102',
];
const addresses = {
  urlNames: new Map([[summer, 'summer']]),
  uuids: new Map([['summer', summer]]),
};

const read = (column: CsvColumn, product: Partial<ProductDraft>): string =>
  PRODUCT_COLUMNS[column].read({ ...draft, ...product }, addresses);
const write = (column: CsvColumn, cell: string): Partial<ProductDraft> =>
  PRODUCT_COLUMNS[column].write(cell, draft, addresses);

type Case = readonly [CsvColumn, string, Partial<ProductDraft>];

const written: readonly Case[] = [
  ['url_name', 'wave-tee', { urlName: 'wave-tee' }],
  ['name', 'Wave tee', { name: 'Wave tee' }],
  ['sku', 'TEE-WAVE', { sku: 'TEE-WAVE' }],
  ['description', ' A wave.\n', { description: ' A wave.\n' }],
  ['type', 't-shirt', { type: 't-shirt' }],
  ['gender', 'womens', { gender: 'womens' }],
  ['price', '24.00', { price: 2400 }],
  ['sale_price', '19.50', { salePrice: 1950 }],
  ['sale_price', '', { salePrice: null }],
  ['vat_rate', '1', { vatRate: 1 }],
  ['vat_rate', '0', { vatRate: 0 }],
  ['base_cost', '8.05', { baseCost: 805 }],
  ['base_cost', '', { baseCost: null }],
  ['base_cost_white', '7.00', { baseCostWhite: 700 }],
  ['base_cost_white', '', { baseCostWhite: null }],
  ['enabled', 'yes', { enabled: true }],
  ['enabled', 'no', { enabled: false }],
  ['collections', 'summer', { collections: [summer] }],
  ['collections', '', { collections: [] }],
  ['tags', 'sea | surf', { tags: ['sea', 'surf'] }],
  ['tags', '', { tags: [] }],
  ['garment', 'hoodie', { garment: 'hoodie' }],
  ['garment', '', { garment: null }],
  ['design_front', 'retro-sun', { designs: { ...draft.designs, front: 'retro-sun' } }],
  ['design_front', '', { designs: { ...draft.designs, front: null } }],
  ['design_back', summer, { designs: { ...draft.designs, back: summer } }],
  ['default_colour', 'White', { defaultColour: 'White' }],
  ['meta_title', 'Waves', { metaTitle: 'Waves' }],
  ['meta_title', '', { metaTitle: null }],
  ['meta_description', 'All waves', { metaDescription: 'All waves' }],
  ['meta_description', '', { metaDescription: null }],
  ['meta_keywords', 'wave | sea', { metaKeywords: ['wave', 'sea'] }],
  ['position', '12', { position: 12 }],
  ['size_chart', '3', { sizeChartId: 3 }],
  ['size_chart', '', { sizeChartId: null }],
  ['cross_sell_products', `${summer} | ${winter}`, { crossSellProducts: [summer, winter] }],
  ['in_product_feed', 'no', { includeInProductFeed: false }],
  ['add_to_cart', 'no', { enableAddToCart: false }],
];

describe('product file columns', () => {
  it.each(written)('write and read %s as "%s"', (column, cell, product) => {
    expect(read(column, product)).toBe(cell);
    expect(write(column, cell)).toStrictEqual(product);
  });

  it('contain the uuid, which a file cannot change', () => {
    expect(read('uuid', {})).toBe(tee.uuid);
    expect(write('uuid', summer)).toStrictEqual({});
  });

  it.each<Case>([
    ['url_name', '  ', {}],
    ['url_name', ' wave ', { urlName: 'wave' }],
    ['sku', ' WAVE ', { sku: 'WAVE' }],
    ['gender', ' ', { gender: 'unisex' }],
    ['gender', ' Mens ', { gender: 'mens' }],
    ['garment', ' ', { garment: null }],
    ['garment', 'T-Shirt', { garment: 't-shirt' }],
    ['tags', 'sea|surf | sea', { tags: ['sea', 'surf'] }],
    ['collections', 'summer | summer', { collections: [summer] }],
    ['design_front', ' retro-sun ', { designs: { ...draft.designs, front: 'retro-sun' } }],
    ['default_colour', ' ', {}],
    ['default_colour', ' White ', { defaultColour: 'White' }],
    ['position', ' ', {}],
    ['position', '1000000', { position: 1_000_000 }],
    ['size_chart', ' ', { sizeChartId: null }],
    ['size_chart', '1000', { sizeChartId: 1_000 }],
    ['size_chart', ' 7 ', { sizeChartId: 7 }],
    ['sale_price', ' 19,5 ', { salePrice: 1_950 }],
    ['sale_price', '19', { salePrice: 1_900 }],
    ['sku', 'x'.repeat(80), { sku: 'x'.repeat(80) }],
    ['enabled', ' True ', { enabled: true }],
    ['enabled', '1', { enabled: true }],
    ['enabled', 'FALSE', { enabled: false }],
    ['enabled', '0', { enabled: false }],
  ])('%s accepts "%s"', (column, cell, product) => {
    expect(write(column, cell)).toStrictEqual(product);
  });

  it.each<readonly [CsvColumn, string, string]>([
    ['url_name', 'Wave-Tee', 'must be lowercase'],
    ['url_name', 'wave tee', 'Use only lower-case letters, digits and single hyphens'],
    ['name', ' ', 'This field is required'],
    ['name', 'x'.repeat(201), 'Must contain no more than 200 characters'],
    ['sku', 'x'.repeat(81), 'Must contain no more than 80 characters'],
    ['description', 'x'.repeat(10_001), 'Must contain no more than 10000 characters'],
    ['type', '', 'This field is required'],
    ['type', 'x'.repeat(61), 'Must contain no more than 60 characters'],
    ['gender', 'dogs', 'Enter one of unisex, mens, womens, kids'],
    ['price', '', 'This field is required'],
    ['price', '1'.repeat(21), 'Must contain no more than 20 characters'],
    ['price', '24.000', 'Must have at most two decimal places'],
    ['price', '24 pounds', 'Must be a number'],
    ['price', '-3', 'Min 0'],
    ['vat_rate', '2', 'Enter one of 1, 0'],
    ['enabled', 'perhaps', 'Enter yes or no'],
    ['collections', 'autumn', 'The collection autumn does not exist'],
    ['tags', 'x'.repeat(61), 'Must contain no more than 60 characters'],
    ['design_back', 'scribble', 'The design scribble does not exist'],
    ['design_back', `${summer}0`, `The design ${summer}0 does not exist`],
    ['design_back', `0${summer}`, `The design 0${summer} does not exist`],
    ['meta_title', 'x'.repeat(201), 'Must contain no more than 200 characters'],
    ['meta_description', 'x'.repeat(501), 'Must contain no more than 500 characters'],
    ['meta_keywords', 'x'.repeat(61), 'Must contain no more than 60 characters'],
    ['position', '1000001', 'Enter a whole number up to 1000000'],
    ['position', '-1', 'Enter a whole number up to 1000000'],
    ['position', '1.5', 'Enter a whole number up to 1000000'],
    ['size_chart', '1001', 'Enter a whole number up to 1000'],
    ['cross_sell_products', 'wave-tee', 'Enter product UUIDs separated by |'],
  ])('%s refuses "%.30s"', (column, cell, message) => {
    expect(() => write(column, cell)).toThrow(message);
  });

  it('keep a collection that the product is already in, even an unknown one', () => {
    const product = { ...draft, collections: [winter] };
    expect(PRODUCT_COLUMNS.collections.read(product, addresses)).toBe(winter);
    expect(PRODUCT_COLUMNS.collections.write(winter, product, addresses)).toStrictEqual({
      collections: [winter],
    });
    expect(() => PRODUCT_COLUMNS.collections.write(summer, product, addresses)).toThrow(
      `The collection ${summer} does not exist`,
    );
  });

  it('PAY-019 use whole amounts for currencies without decimals', () => {
    const yen = { ...draft, currency: 'JPY', price: 2_400 };
    expect(PRODUCT_COLUMNS.price.read(yen, addresses)).toBe('2400');
    expect(PRODUCT_COLUMNS.price.write('2400', yen, addresses)).toStrictEqual({ price: 2_400 });
    expect(() => PRODUCT_COLUMNS.sale_price.write('24.5', yen, addresses)).toThrow(
      'Must be a whole number',
    );
  });

  it.each([
    ['GBP', '£1,024.50', 102_450],
    ['EUR', '€ 1.024,50', 102_450],
    ['USD', 'US$1,024.5', 102_450],
    ['PLN', '1 024,50 zł', 102_450],
    ['JPY', '¥1,024', 1_024],
    ['KRW', '₩1.024', 1_024],
    ['EUR', '1.024.000', undefined],
  ])('PAY-019 read prices in %s as spreadsheets write them: %j', (currency, cell, price) => {
    const of = { ...draft, currency };
    const write = () => PRODUCT_COLUMNS.price.write(cell, of, addresses);
    if (price === undefined) expect(write).toThrow('Max 999999.99');
    else expect(write()).toStrictEqual({ price });
  });

  it('list colours with their values and sizes', () => {
    expect(read('colours', {})).toBe('Navy #1f2c47: S, M, !L | White #f4f4f1: S, M, !L');
    expect(write('colours', 'Navy: S')).toMatchObject({ colours: [{ name: 'Navy' }] });
  });
});
