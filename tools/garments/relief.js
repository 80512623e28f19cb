/** A height field in pixels that folds, seams and noise are laid onto. */
export class Relief {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.z = new Float32Array(width * height);
  }

  /** Adds `of(x, y)` everywhere. */
  add(of) {
    const { width, height, z } = this;
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) z[i] += of(x, y, i);
  }

  /**
   * A fold along a quadratic curve: a rounded ridge with a hollow beside it, steeper on that side,
   * fading at both ends. `from`, `bend`, `to`: points; `wide`: half width at start and end.
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

  /** A line pressed into the cloth (negative `high`) or raised from it. */
  line({ points, wide, high }) {
    this.around(points, wide * 3, (i, x, y) => {
      const { side } = nearest(points, x, y);
      this.z[i] += high * Math.exp(-((side / wide) ** 2));
    });
  }

  around(points, reach, visit) {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = span(xs, reach, this.width);
    const [top, bottom] = span(ys, reach, this.height);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) visit(y * this.width + x, x, y);
    }
  }
}

function span(values, reach, end) {
  return [
    Math.max(0, Math.floor(Math.min(...values) - reach)),
    Math.min(end, Math.ceil(Math.max(...values) + reach)),
  ];
}

/** Points of a quadratic curve, evenly in its parameter. */
export function curve([ax, ay], [bx, by], [cx, cy], steps) {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const s = 1 - t;
    return [s * s * ax + 2 * s * t * bx + t * t * cx, s * s * ay + 2 * s * t * by + t * t * cy];
  });
}

/** Points of a cubic curve. */
export function cubic([[ax, ay], [bx, by], [cx, cy], [dx, dy]], steps) {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy];
  });
}

/** How far a point is from a line (signed, left negative) and how far along, 0 to 1. */
export function nearest(points, x, y) {
  let best = Infinity;
  let side = 0;
  let along = 0;
  for (let k = 0; k + 1 < points.length; k++) {
    const [ax, ay] = points[k];
    const [bx, by] = points[k + 1];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
    const distance = ex * ex + ey * ey;
    if (distance >= best) continue;
    best = distance;
    side = Math.sign(dx * ey - dy * ex) * Math.sqrt(distance);
    along = (k + t) / (points.length - 1);
  }
  return { side, along };
}

/** Smooth gradient noise, about -1 to 1; the same for the same seed. */
export function noise(seed) {
  const slope = (x, y) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    const angle = ((h ^ (h >>> 16)) >>> 0) / 683565275.6;
    return [Math.cos(angle), Math.sin(angle)];
  };
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - x0, y - y0];
    const at = (cx, cy) => {
      const [sx, sy] = slope(x0 + cx, y0 + cy);
      return sx * (fx - cx) + sy * (fy - cy);
    };
    const [u, v] = [ease(fx), ease(fy)];
    const top = at(0, 0) + u * (at(1, 0) - at(0, 0));
    const bottom = at(0, 1) + u * (at(1, 1) - at(0, 1));
    return 1.5 * (top + v * (bottom - top));
  };
}

function ease(t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A Gaussian blur by three box blurs; a new field. */
export function blurred(field, width, height, sigma) {
  const radius = Math.max(1, Math.round(sigma * 0.94));
  let from = Float32Array.from(field);
  let to = new Float32Array(field.length);
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(from, to, { count: height, length: width, step: 1, next: width, radius });
    boxBlur(to, from, { count: width, length: height, step: width, next: 1, radius });
  }
  to = from;
  return to;
}

function boxBlur(from, to, { count, length, step, next, radius }) {
  const size = 2 * radius + 1;
  for (let line = 0; line < count; line++) {
    const start = line * next;
    const at = (k) => from[start + Math.min(length - 1, Math.max(0, k)) * step];
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += at(k);
    for (let k = 0; k < length; k++) {
      to[start + k * step] = sum / size;
      sum += at(k + radius + 1) - at(k - radius);
    }
  }
}
