import { nearest, smoothstep } from '../rendering/geometry.js';
import { noise } from '../rendering/noise.js';

/** Interpolates linearly in `[at, value, value …]` rows. */
function between(rows, at, column) {
  const next = rows.findIndex(([end]) => end >= at);
  if (next === 0) return rows[0][column];
  if (next < 0) return rows.at(-1)[column];
  const [from, to] = [rows[next - 1], rows[next]];
  const part = smoothstep(from[0], to[0], at);
  return from[column] + part * (to[column] - from[column]);
}

/**
 * A body: a flat cylinder between `edges`, rows of `[y, left, right]`, leaning back towards the
 * shoulders; `shoulder`: `[y at the neck, steepness, half the neck's width]`; `depth` in units.
 */
export function torso({ edges, shoulder: [top, slope, neck], depth = 150, chest = 560, bust = 9 }) {
  return (x, y) => {
    const [from, to] = [between(edges, y, 1), between(edges, y, 2)];
    const u = Math.min(1, Math.abs((2 * (x - from)) / (to - from) - 1));
    const round = depth * (1 - (0.975 * u) ** 2.4) ** 0.62;
    const line = top + slope * Math.max(0, Math.abs(x - 640) - neck);
    const over = 22 * (1 - smoothstep(line - 4, line + 30, y)) ** 2;
    const back = over + 70 * (1 - smoothstep(line - 40, line + 190, y)) ** 1.5;
    const full = (side) => Math.exp(-(((x - side) / 130) ** 2) - ((y - chest) / 170) ** 2);
    return round - back + bust * (full(520) + full(760));
  };
}

/** A sleeve: a tube along an axis of points; `halves`: half its width at each of them. */
export function tube({ axis, halves, depth = 1, back = 0 }) {
  const step = Math.ceil(axis.length / 12);
  const few = axis.filter((_, k) => k % step === 0 || k === axis.length - 1);
  const rows = halves.map((half, k) => [k / (halves.length - 1), half]);
  return (x, y) => {
    const { side, along } = nearest(few, x, y);
    const half = between(rows, along, 1);
    const v = Math.min(1, Math.abs(side) / half);
    return depth * half * (1 - (0.98 * v) ** 2.2) ** 0.58 - back;
  };
}

/** Length of a line. */
function lengthOf(points) {
  return points
    .slice(1)
    .reduce((sum, [x, y], k) => sum + Math.hypot(x - points[k][0], y - points[k][1]), 0);
}

/** Seam: pressed in along its thread, puckered on both sides. */
export function seam(
  relief,
  points,
  { wide = 4, high = -4, pucker = 1.6, reach = 16, seed = 5 } = {},
) {
  const length = lengthOf(points);
  const uneven = noise(seed * 17 + 3);
  relief.along(points, Math.max(wide, reach) * 2.4, (i, { side, along }) => {
    const s = along * length;
    const firm = 0.75 + 0.5 * uneven(s / 60, 3);
    const ripple = pucker * uneven(s / 11, side / 40) * Math.exp(-((side / reach) ** 2));
    relief.z[i] += firm * high * Math.exp(-((side / wide) ** 2)) + ripple;
  });
}

/** A row of stitches: thread that dips between its holes. */
export function stitches(relief, points, { every = 5.2, wide = 1.7, high = -1.9 } = {}) {
  const length = lengthOf(points);
  relief.along(points, wide * 3, (i, { side, along }) => {
    const dip = 0.62 + 0.38 * Math.cos((along * length * 2 * Math.PI) / every);
    relief.z[i] += high * dip * Math.exp(-((side / wide) ** 2));
  });
}

/** Ribs across a line, within `reach` of it: `every` units one. */
export function ribs(relief, points, { every = 7, high = 1.5, reach, fade = 3 }) {
  const length = lengthOf(points);
  const uneven = noise(91);
  relief.along(points, reach + fade, (i, { side, along }) => {
    const s = along * length + 2.2 * uneven((along * length) / 40, side / 50);
    const inside = 1 - smoothstep(reach - fade, reach + fade, Math.abs(side));
    relief.z[i] += inside * high * Math.sin((s * 2 * Math.PI) / every);
  });
}

/** Padded band between its edges. */
export function band(relief, points, { reach, high }) {
  relief.along(points, reach, (i, { side }) => {
    relief.z[i] += high * Math.cos((Math.PI * side) / 2 / reach);
  });
}

/** Folds along quadratic paths. */
export function folds(relief, paths, { wide, high }) {
  for (const path of paths) {
    const numbers = path.match(/-?[\d.]+/g).map(Number);
    const [from, bend, to] = [0, 2, 4].map((k) => numbers.slice(k, k + 2));
    relief.fold({ from, bend, to, wide, high });
  }
}

/** A seam that is stitched down on both sides, `by` units from it. */
export function flatSeam(relief, points, { by = 9, ...look } = {}) {
  seam(relief, points, look);
  for (const dx of [-by, by]) {
    stitches(
      relief,
      points.map(([x, y]) => [x + dx, y]),
    );
  }
}
