import fc from 'fast-check';

import { cornersOf, type Quad } from './homography.js';
import { plain, quads, warp } from './pixels.testing.js';
import { warpRows, type Rgba } from './warp.js';

const side = fc.integer({ min: 1, max: 24 });
const pictures = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data): Rgba => ({ data, width, height })),
  );
const alphaAt = ({ data, width }: Rgba, x: number, y: number): number =>
  data[(y * width + x) * 4 + 3] ?? Number.NaN;

/** Colours of all visible pixels. */
function coloursIn(data: Uint8Array): ReadonlySet<string> {
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 0) colours.add(data.subarray(at, at + 3).join());
  }
  return colours;
}

describe('an image warped into a quadrilateral', () => {
  it('is unchanged in its own corners', () => {
    fc.assert(
      fc.property(pictures, (source) => {
        const { width, height } = source;
        const { data } = warp(source, cornersOf(width, height), source);
        const expected = source.data.map((value, at) => (source.data[at | 3] === 0 ? 0 : value));
        expect(data).toStrictEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('rotates with its corners', () => {
    const source = { data: Uint8Array.from([9, 9, 9, 255, 70, 70, 70, 255]), width: 2, height: 1 };
    const { data } = warp(
      source,
      [
        [1, 0],
        [1, 2],
        [0, 2],
        [0, 0],
      ],
      { width: 1, height: 2 },
    );
    expect([...data]).toStrictEqual([9, 9, 9, 255, 70, 70, 70, 255]);
  });

  it('shows only colours of the source, wherever its corners are', () => {
    fc.assert(
      fc.property(quads, side, side, (quad, width, height) => {
        const { data } = warp(plain(width, height, [200, 100, 50, 255]), quad, {
          width: 90,
          height: 90,
        });
        expect(coloursIn(data)).toStrictEqual(new Set(['200,100,50']));
      }),
      { numRuns: 40 },
    );
  });

  it('fills the quadrilateral and nothing outside', () => {
    fc.assert(
      fc.property(quads, (quad) => {
        const size = { width: 110, height: 110 };
        const warped = warp(plain(5, 7, [1, 1, 1, 255]), quad, size);
        const depth = (x: number, y: number): number =>
          Math.min(
            ...quad.map(([ax, ay], k) => {
              const [bx, by] = quad[(k + 1) % 4] ?? quad[0];
              return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
            }),
          );
        const wrong = Array.of<string>();
        for (let y = 0; y < size.height; y += 3) {
          for (let x = 0; x < size.width; x += 3) {
            const inside = depth(x + 0.5, y + 0.5);
            const expected = inside > 1 ? 255 : inside < -1 ? 0 : alphaAt(warped, x, y);
            if (alphaAt(warped, x, y) !== expected) wrong.push(`${x} ${y}`);
          }
        }
        expect(wrong).toStrictEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('may extend beyond the target', () => {
    const warped = warp(
      plain(3, 3, [5, 6, 7, 255]),
      [
        [-90, -90],
        [200, -80],
        [210, 190],
        [-70, 200],
      ],
      {
        width: 12,
        height: 12,
      },
    );
    expect(warped.data.every((value, at) => value === [5, 6, 7, 255][at % 4])).toBe(true);
  });

  it('averages when it shrinks, so that no line is lost', () => {
    const data = Uint8Array.from({ length: 40 * 40 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at >> 2) % 4 === 0 ? 255 : 0,
    );
    const small = warp({ data, width: 40, height: 40 }, cornersOf(10, 10), {
      width: 10,
      height: 10,
    });
    expect(small.data.every((value, at) => at % 4 === 3 || Math.abs(value - 64) <= 1)).toBe(true);
  });

  it('weights colours by alpha: a transparent neighbour does not darken an edge', () => {
    const source = { data: Uint8Array.from([240, 20, 20, 255, 0, 0, 0, 0]), width: 2, height: 1 };
    const { data } = warp(source, cornersOf(8, 4), { width: 8, height: 4 });
    expect(coloursIn(data)).toStrictEqual(new Set(['240,20,20']));
  });

  it('follows the displacement', () => {
    const source = {
      data: Uint8Array.from([1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255]),
      width: 3,
      height: 1,
    };
    const { data } = warp(
      source,
      cornersOf(3, 1),
      { width: 3, height: 1 },
      Float32Array.of(1, 0, 0, 0, -2, 0),
    );
    expect([data[0], data[4], data[8]]).toStrictEqual([2, 2, 1]);
  });

  it('is the same in one call and in bands', () => {
    const source = plain(6, 6, [9, 8, 7, 200]);
    const quad: Quad = [
      [2, 3],
      [28, 1],
      [30, 27],
      [4, 24],
    ];
    const rows = warpRows(source, quad, { width: 32, height: 32 });
    const target = new Uint8Array(32 * 32 * 4);
    for (let y = 0; y < 32; y += 5) rows(target, y, Math.min(32, y + 5));
    expect(target).toStrictEqual(warp(source, quad, { width: 32, height: 32 }).data);
  });
});
