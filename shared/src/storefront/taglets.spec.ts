import { tagletsOf } from './taglets.js';

const size = { name: 'M', sku: 'TEE-M', available: true };
const navy = { name: 'Navy', hex: '#1f2c47', images: [] };
const sized = [{ ...navy, sizes: [size, { ...size, name: 'L' }] }];

describe('CAT-022 the taglets of a product', () => {
  it('contain its fit and known tags, once each', () => {
    const tags = ['summer', 'organic-cotton', 'toString', 'organic-cotton', 'gift'];
    const taglets = tagletsOf({ gender: 'kids', tags, colours: sized, isWorn: true });
    expect(taglets.map(({ text }) => text)).toStrictEqual([
      'For kids',
      'Organic cotton',
      'Makes a good gift',
    ]);
  });

  it('contain the fit if any colour has several sizes', () => {
    const colours = [...sized, { ...navy, name: 'Sand', sizes: [size] }];
    expect(tagletsOf({ gender: 'kids', tags: [], colours, isWorn: true })).toHaveLength(1);
  });

  it('omit the fit of one-size products', () => {
    const colours = [{ ...navy, sizes: [size] }];
    expect(tagletsOf({ gender: 'unisex', tags: [], colours, isWorn: true })).toStrictEqual([]);
  });

  it('omit the fit of products that people do not wear', () => {
    const taglets = tagletsOf({ gender: 'unisex', tags: ['new'], colours: sized, isWorn: false });
    expect(taglets.map(({ text }) => text)).toStrictEqual(['New']);
  });
});
