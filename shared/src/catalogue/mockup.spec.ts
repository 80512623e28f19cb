import { GARMENT_COLOURS, hexOf } from './garment-colours.js';
import { mockupPath, nearestWidth } from './mockup.js';

describe('the picture of a design on a garment', () => {
  it('has a path of its own for each colour', () => {
    expect(mockupPath('alpine', 't-shirt', hexOf('Navy'))).toBe(
      '/media/mockups/alpine/t-shirt/1f2c47.webp',
    );
    expect(new Set(GARMENT_COLOURS.map(({ hex }) => hex)).size).toBe(GARMENT_COLOURS.length);
  });

  it.each([
    [1, 320],
    [320, 320],
    [399, 320],
    [400, 480],
    [700, 640],
    [5000, 1280],
    [Number.NaN, 1280],
  ])('IMG-002 asked for %p pixels it is %p wide', (asked, width) => {
    expect(nearestWidth(asked)).toBe(width);
  });
});
