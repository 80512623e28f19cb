import {
  GARMENT_SIDES,
  GARMENTS,
  type MockupSide,
} from '@selvedge/shared/catalogue/garments/mockup';

import { isConvex } from '../../platform/pixels/homography.js';
import { masterSize, readLayers } from './garment-layers.js';
import { printOn } from './garment-prints.js';

const sides = GARMENTS.flatMap((garment) => {
  const named: readonly MockupSide[] = GARMENT_SIDES[garment];
  return named.map((side) => [garment, side] as const);
});

describe('print area', () => {
  it.each(sides)('of %s %s is on the cloth', async (garment, side) => {
    const print = printOn(garment, side);
    if (print === undefined) throw new Error('no print area');
    expect(isConvex(print.area)).toBe(true);
    const { mask } = await readLayers(garment, side);
    const covered = print.area.map(([x, y]) => {
      const [column, row] = [Math.round(x * masterSize.width), Math.round(y * masterSize.height)];
      return mask[row * masterSize.width + column];
    });
    for (const cover of covered) expect(cover).toBeGreaterThan(240);
  });

  it('does not exist for a side without a mock-up', () => {
    expect(printOn('sticker', 'back')).toBeUndefined();
  });
});
