import { noise } from '../rendering/noise.js';

/*
 * Cloth simulation. A net of threads lies on the body; where a garment has more cloth than the body
 * needs (`spots`), the threads are longer than the distance between their ends, and buckle.
 */

const mesh = 6;

/**
 * Returns the height of draped cloth over `base` as a function of x and y. `inside(x, y)`: whether
 * there is cloth; `base(x, y)`: height of the body; `fixed(x, y)`: sewn or stretched tight;
 * `spots`: surplus cloth, see `slackAt`; `pull`: gravity; `bend`: stiffness, 0 to 1; `rounds`:
 * number of iterations.
 */
export function drape({
  inside,
  base,
  fixed,
  spots,
  pull = 0.02,
  bend = 0.3,
  rounds = 260,
  seed = 1,
}) {
  const net = netOf({ inside, base, fixed, seed });
  const threads = threadsOf(net, unevenly(spots, seed), bend);
  const before = { x: net.x.slice(), y: net.y.slice(), z: net.z.slice() };
  for (let round = 0; round < rounds; round++) {
    move(net, before, pull);
    for (let pass = 0; pass < 3; pass++) tighten(net, threads, pass % 2 === 1);
    rest(net);
  }
  return sampler(net);
}

function netOf({ inside, base, fixed, seed }) {
  const [columns, rows] = [Math.ceil(1280 / mesh) + 1, Math.ceil(1600 / mesh) + 1];
  const count = columns * rows;
  const field = () => new Float32Array(count);
  const net = {
    columns,
    rows,
    x: field(),
    y: field(),
    z: field(),
    ground: field(),
    loose: field(),
  };
  net.cloth = new Uint8Array(count);
  net.edge = new Uint8Array(count);
  const unrest = noise(seed * 101 + 7);
  const isIn = (c, r) => inside(c * mesh, r * mesh);
  for (let k = 0; k < count; k++) {
    const [c, r] = [k % columns, Math.floor(k / columns)];
    const [x, y] = [c * mesh, r * mesh];
    net.x[k] = x;
    net.y[k] = y;
    if (!isIn(c, r)) continue;
    const isBorder = (!isIn(c - 1, r) || !isIn(c + 1, r)) && isIn(c, r + 6);
    net.cloth[k] = 1;
    net.edge[k] = isBorder ? 1 : 0;
    net.ground[k] = base(x, y);
    net.loose[k] = fixed(x, y) ? 0 : 1;
    net.z[k] = net.ground[k] + net.loose[k] * (1.5 + 2.5 * unrest(x / 47, y / 47));
  }
  net.knots = Int32Array.from(net.cloth.keys()).filter((k) => net.cloth[k] === 1);
  return net;
}

/** Varies the amount of surplus cloth from spot to spot. */
function unevenly(spots, seed) {
  const [uneven, warp] = [noise(seed * 13 + 5), noise(seed * 13 + 6)];
  return ([x, y], direction) => {
    const turn = 0.5 * warp(x / 150, y / 150);
    return (
      Math.max(0, 1 + 1.1 * uneven(x / 105, y / 105)) * slackAt(spots, [x, y], direction + turn)
    );
  };
}

/** Pairs of knots, how long the thread between them is, and how firmly it holds them. */
function threadsOf(net, spots, bend) {
  const threads = [];
  const inner = net.columns - 4;
  for (let a = 4; a < net.cloth.length - 4 * net.columns; a++) {
    const c = a % net.columns;
    if (net.cloth[a] === 0 || c < 4 || c >= inner) continue;
    threads.push(...threadsFrom(net, a, { spots, bend }));
  }
  return {
    a: Int32Array.from(threads, ([a]) => a),
    b: Int32Array.from(threads, ([, b]) => b),
    length: Float32Array.from(threads, ([, , length]) => length),
    hold: Float32Array.from(threads, ([, , , hold]) => hold),
  };
}

/** Short threads keep their length; long ones, held less firmly, keep cloth from bending sharply. */
function threadsFrom({ columns, cloth, loose, ground }, a, { spots, bend }) {
  const kinds = [
    ...[
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 0.5],
      [-1, 1, 0.5],
    ],
    ...[
      [2, 0, bend],
      [0, 2, bend],
      [4, 0, bend / 2],
      [0, 4, bend / 2],
    ],
    ...[
      [3, 3, bend / 3],
      [-3, 3, bend / 3],
    ],
  ];
  const [c, r] = [a % columns, Math.floor(a / columns)];
  return kinds.flatMap(([dc, dr, hold]) => {
    const b = a + dr * columns + dc;
    if (cloth[b] === 0 || loose[a] + loose[b] === 0) return [];
    const middle = [(c + dc / 2) * mesh, (r + dr / 2) * mesh];
    const way = Math.hypot(dc * mesh, dr * mesh, ground[b] - ground[a]);
    return [[a, b, way * (1 + spots(middle, Math.atan2(dr, dc))), hold]];
  });
}

/**
 * Returns how much longer a thread of one direction is at a point. A spot is centred `at` a point,
 * has the radius `reach`, and adds `more` length across its folds, which run at `angle` degrees or,
 * without one, away from the point.
 */
export function slackAt(spots, [x, y], direction) {
  let sum = 0;
  for (const { at, reach, turn = 0, angle, more } of spots) {
    const [dx, dy] = [x - at[0], y - at[1]];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [u, v] = [(dx * cos + dy * sin) / reach[0], (dy * cos - dx * sin) / reach[1]];
    const near = Math.exp(-u * u - v * v);
    if (near < 0.01) continue;
    const along = angle === undefined ? Math.atan2(dy, dx) : (angle * Math.PI) / 180;
    sum += more * near * Math.sin(direction - along) ** 2;
  }
  return sum;
}

function move(net, before, pull) {
  for (const k of net.knots) {
    if (net.loose[k] === 0) continue;
    const [x, y, z] = [net.x[k], net.y[k], net.z[k]];
    net.x[k] += 0.9 * (x - before.x[k]);
    net.y[k] += 0.9 * (y - before.y[k]) + pull;
    net.z[k] += 0.9 * (z - before.z[k]) - 0.004;
    before.x[k] = x;
    before.y[k] = y;
    before.z[k] = z;
  }
}

function tighten({ x, y, z, loose }, { a, b, length, hold }, isBackwards) {
  const count = a.length;
  for (let n = 0; n < count; n++) {
    const k = isBackwards ? count - 1 - n : n;
    const [i, j] = [a[k], b[k]];
    const [dx, dy, dz] = [x[j] - x[i], y[j] - y[i], z[j] - z[i]];
    const way = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
    const by = (hold[k] * (way - length[k])) / way / (loose[i] + loose[j]);
    const [mine, other] = [by * loose[i], by * loose[j]];
    x[i] += dx * mine;
    y[i] += dy * mine;
    z[i] += dz * mine;
    x[j] -= dx * other;
    y[j] -= dy * other;
    z[j] -= dz * other;
  }
}

/** Keeps cloth outside the body. At its side edges it can slide down, but not sideways. */
function rest({ knots, columns, x, z, ground, edge }) {
  for (const k of knots) {
    z[k] = Math.min(Math.max(z[k], ground[k] - 2), edge[k] === 1 ? ground[k] + 7 : Infinity);
    if (edge[k] === 1) x[k] = (k % columns) * mesh;
  }
}

function sampler({ columns, rows, z, ground, cloth }) {
  const rise = beyond(
    z.map((height, k) => height - ground[k]),
    cloth,
    columns,
  );
  return (x, y) => {
    const [gx, gy] = [x / mesh, y / mesh];
    const [c, r] = [Math.floor(gx), Math.floor(gy)];
    if (c < 1 || r < 1 || c + 2 >= columns || r + 2 >= rows) return 0;
    const [wx, wy] = [spline(gx - c), spline(gy - r)];
    let sum = 0;
    for (let m = 0; m < 4; m++) {
      const row = (r + m - 1) * columns + c - 1;
      sum +=
        wy[m] *
        (wx[0] * rise[row] + wx[1] * rise[row + 1] + wx[2] * rise[row + 2] + wx[3] * rise[row + 3]);
    }
    return sum;
  };
}

/** Extrapolates heights slightly beyond the edge of the cloth. */
function beyond(rise, cloth, columns) {
  const known = Uint8Array.from(cloth);
  for (let ring = 0; ring < 3; ring++) {
    const was = Uint8Array.from(known);
    for (let k = columns + 1; k + columns + 1 < rise.length; k++) {
      if (was[k] === 1) continue;
      const near = [-1, 1, -columns, columns].map((by) => k + by).filter((n) => was[n] === 1);
      if (near.length === 0) continue;
      rise[k] = near.reduce((sum, n) => sum + rise[n], 0) / near.length;
      known[k] = 1;
    }
  }
  return rise;
}

/** Weights of a cubic B-spline: smooth, and a little softer than the net. */
function spline(t) {
  const s = 1 - t;
  return [
    (s * s * s) / 6,
    (3 * t * t * t - 6 * t * t + 4) / 6,
    (3 * s * s * s - 6 * s * s + 4) / 6,
    (t * t * t) / 6,
  ];
}
