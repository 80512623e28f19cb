import { cubic, curve } from '../rendering/geometry.js';
import { noise } from '../rendering/noise.js';

/** The points of a path of absolute M, L, C, Q and Z, its curves in steps. */
export function line(d) {
  const points = [];
  for (const [, letter, rest] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [from] = points.slice(-1);
    const ends = numbers.flatMap((value, k) => (k % 2 === 0 ? [[value, numbers[k + 1]]] : []));
    points.push(...stepsOf(letter, from, ends));
  }
  return points;
}

function stepsOf(letter, from, ends) {
  if (letter === 'M' || letter === 'L') return ends;
  const size = letter === 'C' ? 3 : 2;
  const steps = [];
  for (let k = 0; k < ends.length; k += size) {
    const corners = [steps.at(-1) ?? from, ...ends.slice(k, k + size)];
    steps.push(...(size === 3 ? cubic(corners, 28) : curve(...corners, 28)).slice(1));
  }
  return steps;
}

/** A straight-sided path through points. */
export function pathOf(points) {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Adds points at most `step` apart, so that long straight edges can bend. */
export function dense(points, step = 14) {
  return points.flatMap((point, k) => {
    const next = points[k + 1];
    if (next === undefined) return [point];
    const count = Math.max(
      1,
      Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / step),
    );
    return Array.from({ length: count }, (_, n) => [
      point[0] + ((next[0] - point[0]) * n) / count,
      point[1] + ((next[1] - point[1]) * n) / count,
    ]);
  });
}

/** Moves points by up to about `by`, neighbours similarly, because no sewn edge is perfect. */
export function wobble(seed, by = 5) {
  const [dx, dy, quick] = [noise(seed * 31 + 1), noise(seed * 31 + 2), noise(seed * 31 + 3)];
  return ([x, y]) => [
    x + by * dx(x / 190, y / 170) + 0.3 * by * quick(x / 60, y / 52),
    y + 0.8 * by * dy(x / 170, y / 190) + 0.3 * by * quick(x / 55 + 40, y / 60),
  ];
}

export const shifted = (points, [dx, dy]) => points.map(([x, y]) => [x + dx, y + dy]);

/** The other half of a garment: points mirrored about its middle. */
export const mirrored = (points) => points.map(([x, y]) => [1280 - x, y]);

/** The other half of a path of absolute coordinates. */
export const mirroredPath = (d) =>
  d.replace(/(-?[\d.]+)([ ,]+-?[\d.]+)/g, (_, x, y) => `${1280 - Number(x)}${y}`);

/** The closed outline of a ribbon along points; `half`: half its width, or one for each point. */
export function ribbon(points, half) {
  const sides = points.map(([x, y], k) => {
    const [from, to] = [points[Math.max(0, k - 1)], points[Math.min(points.length - 1, k + 1)]];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const by = (Array.isArray(half) ? half[k] : half) / (Math.hypot(dx, dy) || 1);
    return [
      [x - dy * by, y + dx * by],
      [x + dy * by, y - dx * by],
    ];
  });
  return pathOf([...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()]);
}

/** Points along both halves of a line that starts left and ends in the middle. */
export const bothHalves = (points) => [...points, ...mirrored(points).reverse().slice(1)];

/** A path of absolute coordinates, `by` units lower. */
export const lowered = (d, by) =>
  d.replace(/(-?[\d.]+)( -?[\d.]+)/g, (_, x, y) => `${x} ${Number(y) + by}`);

/** Spots shifted `by` units down. */
export const loweredSpots = (all, by) =>
  all.map(({ at: [x, y], ...spot }) => ({ ...spot, at: [x, y + by] }));
