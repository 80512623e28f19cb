import fc from 'fast-check';

import { cornersOf, homographyBetween, type Quad } from './homography.js';
import { mapped, plain, quads, warp } from './pixels.testing.js';
import { NoSuchQuad } from './warp.js';

describe('a projective map between quadrilaterals', () => {
  it('maps every corner exactly onto its counterpart, and back', () => {
    fc.assert(
      fc.property(quads, quads, (from, to) => {
        const [there, back] = [homographyBetween(from, to), homographyBetween(to, from)];
        if (there === undefined || back === undefined) throw new Error('no map');
        from.forEach((corner, k) => {
          const [x, y] = mapped(there, corner);
          const [expectedX = 0, expectedY = 0] = to[k] ?? [];
          expect(Math.hypot(x - expectedX, y - expectedY)).toBeLessThan(1e-6);
          const [againX, againY] = mapped(back, [x, y]);
          expect(Math.hypot(againX - corner[0], againY - corner[1])).toBeLessThan(1e-6);
        });
      }),
    );
  });

  it.each<[string, Quad]>([
    [
      'three corners on a line',
      [
        [0, 0],
        [5, 0],
        [10, 0],
        [5, 9],
      ],
    ],
    [
      'crossing edges',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ],
    ],
    [
      'a dent',
      [
        [0, 0],
        [10, 0],
        [2, 2],
        [0, 10],
      ],
    ],
    [
      'no area',
      [
        [3, 3],
        [3, 3],
        [3, 3],
        [3, 3],
      ],
    ],
  ])('does not exist for %s', (_, quad) => {
    expect(homographyBetween(cornersOf(4, 4), quad)).toBeUndefined();
    expect(homographyBetween(quad, cornersOf(4, 4))).toBeUndefined();
    expect(() => warp(plain(4, 4, [1, 2, 3, 255]), quad, { width: 9, height: 9 })).toThrow(
      NoSuchQuad,
    );
  });

  it('exists for a mirrored image', () => {
    const mirrored: Quad = [
      [10, 0],
      [0, 0],
      [0, 10],
      [10, 10],
    ];
    expect(homographyBetween(cornersOf(10, 10), mirrored)).toBeDefined();
  });
});
