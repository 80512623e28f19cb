import { GARMENT_COLOURS, hexOf } from './garment-colours.js';
import { GARMENT_SIDES, GARMENTS, isGarment, mockupPath } from './mockup.js';

describe('a mock-up image', () => {
  it('has a distinct path for each garment, side, colour and design', () => {
    const parts = {
      design: 'alpine',
      garment: 't-shirt',
      side: 'front',
      hex: hexOf('Navy'),
    } as const;
    expect(mockupPath(parts)).toBe('/images/mockups/t-shirt/front/1f2c47/alpine');
    const paths = GARMENTS.flatMap((garment) =>
      GARMENT_SIDES[garment].flatMap((side) =>
        GARMENT_COLOURS.map(({ hex }) => mockupPath({ ...parts, garment, side, hex })),
      ),
    );
    expect(new Set(paths).size).toBe(14 * GARMENT_COLOURS.length);
  });
});

it('isGarment accepts only printable garments', () => {
  expect(['t-shirt', 'art-print', 'mug', ''].map(isGarment)).toStrictEqual([
    true,
    true,
    false,
    false,
  ]);
});
