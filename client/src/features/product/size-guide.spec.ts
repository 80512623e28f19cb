import { sizeGuide } from './size-guide.js';

describe('the size guide', () => {
  it('has a row for each size that it knows, in the order of the product', () => {
    expect(sizeGuide(['l', 'S', 'One size'])).toEqual([
      { size: 'l', chest: '102–107' },
      { size: 'S', chest: '86–91' },
    ]);
  });
});
