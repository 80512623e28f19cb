import fc from 'fast-check';

import { focalPointWithin, regionOf } from './media-crop.js';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.integer({ min: 1, max: 16_000 });
const parts = fc.record({ x: part, y: part, width: part, height: part });
const size = fc.record({ width: side, height: side });

describe('crop of an image', () => {
  it('IMG-019 is measured in whole pixels', () => {
    const half = { x: 0.25, y: 0, width: 0.5, height: 1 };
    expect(regionOf(half, { width: 101, height: 80 })).toStrictEqual({
      left: 25,
      top: 0,
      width: 51,
      height: 80,
    });
  });

  it.each([
    [0.25, 0],
    [0.5, 0.5],
    [0.9, 1],
  ])('IMG-019 of an image with the focal point %d has the focal point %d', (focalX, x) => {
    const half = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
    expect(focalPointWithin({ focalX, focalY: 0.75 }, half)).toStrictEqual({
      focalX: x,
      focalY: 0.5,
    });
  });

  it('IMG-019 stays within the image and is never empty', () => {
    fc.assert(
      fc.property(parts, size, (crop, picture) => {
        const region = regionOf(crop, picture);
        expect(region.left).toBeGreaterThanOrEqual(0);
        expect(region.top).toBeGreaterThanOrEqual(0);
        expect(region.width).toBeGreaterThanOrEqual(1);
        expect(region.height).toBeGreaterThanOrEqual(1);
        expect(region.left + region.width).toBeLessThanOrEqual(picture.width);
        expect(region.top + region.height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});
