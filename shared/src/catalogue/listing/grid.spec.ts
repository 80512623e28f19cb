import { inSizeOrder } from './grid.js';

describe('sizes', () => {
  it('CAT-026 are sorted from small to large, then by number and name', () => {
    expect(inSizeOrder(['One size', 'XL', 'S', '2XL', 'A3', 'M', '10', '9', 'xs'])).toStrictEqual([
      'xs',
      'S',
      'M',
      'XL',
      '2XL',
      '9',
      '10',
      'A3',
      'One size',
    ]);
  });
});
