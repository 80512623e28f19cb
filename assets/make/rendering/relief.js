import { curve, nearest } from './geometry.js';

/**
 * Height field to which folds, seams and noise are added. Everything is in units of the drawing;
 * `scale` is the number of pixels per unit, `left` and `top` the field's position in the image, in
 * pixels. Nothing is added where `within` is 0.
 */
export class Relief {
  constructor(width, height, { scale = 1, within, left = 0, top = 0 } = {}) {
    this.width = width;
    this.height = height;
    this.scale = scale;
    this.left = left;
    this.top = top;
    this.within = within;
    this.z = new Float32Array(width * height);
  }

  /** Adds `of(x, y, pixel)` everywhere. */
  add(of) {
    const { width, height, scale, within, left, top, z } = this;
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (within !== undefined && within[i] === 0) continue;
        z[i] += of((x + left) / scale, (y + top) / scale, i);
      }
    }
  }

  /**
   * Adds a fold along a quadratic curve: a rounded ridge with a hollow next to it, steeper on that
   * side, fading at both ends. `from`, `bend`, `to`: points; `wide`: half width at start and end.
   */
  fold({ from, bend, to, wide: [wideFrom, wideTo], high, hollow = 0.55 }) {
    const points = curve(from, bend, to, 40);
    const reach = 3.4 * Math.max(wideFrom, wideTo);
    this.around(points, reach, (i, x, y) => {
      const { side, along } = nearest(points, x, y);
      const wide = wideFrom + (wideTo - wideFrom) * along;
      const fade = Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 1.25;
      const ridge = Math.exp(-((side / (side > 0 ? wide * 0.62 : wide)) ** 2));
      const dip = Math.exp(-(((side - wide * 1.25) / (wide * 0.8)) ** 2));
      this.z[i] += high * fade * (ridge - hollow * dip);
    });
  }

  /** Presses a line into the cloth (negative `high`) or raises it. */
  line({ points, wide, high }) {
    this.along(points, wide * 3, (i, { side }) => {
      this.z[i] += high * Math.exp(-((side / wide) ** 2));
    });
  }

  /** Visits the pixels within `reach` of a line, with the result of `nearest`. */
  along(points, reach, visit) {
    this.around(points, reach, (i, x, y) => {
      const place = nearest(points, x, y);
      if (Math.abs(place.side) <= reach) visit(i, place, x, y);
    });
  }

  around(points, reach, visit) {
    const { width, height, scale, within, left, top } = this;
    const xs = points.map(([x]) => x * scale - left);
    const ys = points.map(([, y]) => y * scale - top);
    const [fromX, toX] = span(xs, reach * scale, width);
    const [fromY, toY] = span(ys, reach * scale, height);
    for (let y = fromY; y < toY; y++) {
      for (let x = fromX; x < toX; x++) {
        const i = y * width + x;
        if (within !== undefined && within[i] === 0) continue;
        visit(i, (x + left) / scale, (y + top) / scale);
      }
    }
  }
}

function span(values, reach, end) {
  return [
    Math.max(0, Math.floor(Math.min(...values) - reach)),
    Math.min(end, Math.ceil(Math.max(...values) + reach)),
  ];
}
