import fc from 'fast-check';

import { Distances } from './distances.js';

describe('distances', () => {
  it('are those to the nearest mark', () => {
    const grids = fc
      .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
      .chain(([width, height]) =>
        fc.tuple(
          fc.constant({ width, height }),
          fc.array(fc.constantFrom(0, 0, 0, 1), {
            minLength: width * height,
            maxLength: width * height,
          }),
        ),
      )
      .filter(([, marks]) => marks.includes(1));
    fc.assert(
      fc.property(grids, ([size, marks]) => {
        const { values } = Distances.to(Uint8Array.from(marks), size);
        const expected = marks.map((_, at) =>
          Math.min(
            ...marks.flatMap((mark, to) =>
              mark === 0
                ? []
                : [
                    Math.hypot(
                      (at % size.width) - (to % size.width),
                      Math.floor(at / size.width) - Math.floor(to / size.width),
                    ),
                  ],
            ),
          ),
        );
        values.forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 4));
      }),
    );
  });

  it('are interpolated between cells, and clamped beyond the edges', () => {
    const distances = Distances.to(Uint8Array.of(1, 0, 0, 0), { width: 4, height: 1 });
    expect(distances.at(1.5, 0)).toBeCloseTo(1.5);
    expect(distances.at(9, 5)).toBeCloseTo(3);
    expect(distances.at(-2, -2)).toBe(0);
  });

  it('stay the same on a slope after smoothing', () => {
    const marks = Uint8Array.from({ length: 400 }, (_, at) => (at % 20 === 0 ? 1 : 0));
    const smooth = Distances.to(marks, { width: 20, height: 20 }).smoothed();
    expect(smooth.at(10, 10)).toBeCloseTo(10, 4);
  });
});
