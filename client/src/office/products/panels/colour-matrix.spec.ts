import { sizesOf, withoutSize, withSize } from './colour-matrix.js';

const size = (name: string, available = true) => ({ name, sku: `T-${name}`, available });
const navy = { name: 'Navy', hex: '#1f2c47', images: [], sizes: [size('S'), size('L')] };
const white = { name: 'White', hex: '#f4f4f1', images: [], sizes: [size('S'), size('M')] };
const order = ['S', 'M', 'L'];

describe('colour matrix', () => {
  it('lists the sizes of all colours', () => {
    expect(sizesOf([navy, white])).toStrictEqual(['S', 'L', 'M']);
  });

  it('changes the availability of a size that the colour has', () => {
    const off = withSize(navy, 'L', { isAvailable: false, sku: 'T', taken: new Set(), order });
    expect(off.sizes).toStrictEqual([size('S'), size('L', false)]);
  });

  it('adds a missing size in order, with a SKU', () => {
    const more = withSize(navy, 'M', { isAvailable: true, sku: 'T', taken: new Set(), order });
    expect(more.sizes).toStrictEqual([
      size('S'),
      { name: 'M', sku: 'T-NAVY-M', available: true },
      size('L'),
    ]);
  });

  it('adds a size with a SKU that no other colour has', () => {
    const taken = new Set(['T-RED-WHITE-S']);
    const colour = { ...navy, name: 'Red White', sizes: [] };
    const more = withSize(colour, 'S', { isAvailable: true, sku: 'T', taken, order });
    expect(more.sizes).toMatchObject([{ sku: 'T-RED-WHITE-S-2' }]);
  });

  it('removes a size, but never the last one of a colour', () => {
    const one = { ...navy, sizes: [size('S')] };
    expect(withoutSize([one, white], 'S').map(({ sizes }) => sizes)).toStrictEqual([
      [size('S')],
      [size('M')],
    ]);
  });
});
