import { cubic } from '../rendering/geometry.js';
import { band, ribs, seam, stitches } from './forms.js';
import { bothHalves, ribbon } from './paths.js';

/**
 * Round neck: `half` of the opening's width at the shoulders, at height `y`; `low`: depth of its
 * middle; `wide`: width of its ribbed band. All in units.
 */
export class RoundNeck {
  constructor({ half, y, low, wide }) {
    Object.assign(this, { half, y, low, wide });
  }

  /** The line of the opening from left to right, `out` units outwards of its edge. */
  line(out = 0) {
    const { half, y, low } = this;
    const left = 640 - half - 0.86 * out;
    const top = y + 0.36 * out;
    const down = y + low + out;
    const flat = Math.min(0.55 * half, 0.3 * half + 0.25 * low);
    return bothHalves(
      cubic(
        [
          [left, top],
          [left + 0.12 * half, top + 0.72 * (low + 0.64 * out)],
          [640 - flat - 0.3 * out, down],
          [640, down],
        ],
        36,
      ),
    );
  }

  /** As the upper edge of a body's path, without its first letter. */
  edge() {
    return this.line(this.wide * 0.4)
      .map(([x, y]) => `${x} ${y}`)
      .join('L');
  }

  /** The ribbed band on a body's `form`. */
  collar(form, { every = 6.2, high = 0.9 } = {}) {
    const { wide } = this;
    return {
      path: closed(this.line(), this.line(wide)),
      form,
      roll: 3.5,
      unrest: 0.25,
      grain: 0.8,
      shadow: { dark: 0.26, soft: 3.5, by: [1, 3] },
      work: (relief, warp) => {
        const middle = this.line(wide / 2).map(warp);
        band(relief, middle, { reach: wide / 2 + 3, high: 5 });
        ribs(relief, middle, { every, high, reach: wide / 2 });
      },
    };
  }

  /** The row of stitches on the body below the band. */
  stitchOn(relief, warp) {
    const line = this.line(this.wide + 7).map(warp);
    stitches(relief, line, { high: -1.4 });
    seam(relief, this.line(this.wide + 3).map(warp), { wide: 3, high: -1.5, pucker: 0.8 });
  }

  /**
   * Visible through the opening: the inside of the back, its band, the tape over its seam, and a
   * label.
   */
  inside(back = 0) {
    const { half, y, low, wide } = this;
    const rim = [640 - half - 0.1 * wide, y + 0.06 * wide];
    const arch = (by) =>
      bothHalves(
        cubic(
          [
            [rim[0], rim[1] + by * 0.7],
            [640 - 0.62 * half, y - 15 + back + by],
            [640 - 0.3 * half, y - 14 + back + by],
            [640, y - 14 + back + by],
          ],
          24,
        ),
      );
    const lower = this.line(wide * 0.6);
    const dark = (x, at) =>
      0.7 - 0.3 * Math.min(1, Math.max(0, (at - y) / low)) - 0.14 * Math.abs((x - 640) / half) ** 2;
    const label = `M614 ${y + back + wide * 0.86}L667 ${y + back + wide * 0.9}L666 ${y + back + wide * 0.9 + 34}L615 ${y + back + wide * 0.86 + 34}Z`;
    return [
      { path: closed(arch(0), lower), tone: dark, unrest: 0.5, roll: 2 },
      {
        path: closed(arch(0), arch(wide * 0.85)),
        tone: (x, at) => 0.1 + dark(x, at),
        unrest: 0.2,
        roll: 3,
        shadow: { dark: 0.2, soft: 3, by: [1, 2] },
        work: (relief, warp) =>
          ribs(relief, arch(wide * 0.42).map(warp), { reach: wide / 2, every: 6.2, high: 0.9 }),
      },
      {
        path: ribbon(arch(wide * 0.85 + 5).slice(6, -6), 5.5),
        tone: (x, at) => 0.06 + dark(x, at),
        unrest: 0,
        roll: 1.5,
        shadow: { dark: 0.2, soft: 3, by: [0, 2] },
      },
      {
        path: label,
        tone: (x, at) => 0.3 + dark(x, at),
        unrest: 0,
        roll: 1.5,
        shadow: { dark: 0.25, soft: 3, by: [1, 3] },
      },
    ];
  }
}

/** The path between two lines that run the same way. */
export function closed(upper, lower) {
  return `M${[...upper, ...[...lower].reverse()].map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
