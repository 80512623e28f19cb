const directions = 4096;
const turns = Array.from({ length: directions }, (_, k) => (2 * Math.PI * (k + 0.5)) / directions);
const cosines = Float64Array.from(turns, Math.cos);
const sines = Float64Array.from(turns, Math.sin);

/** Smooth gradient noise, about -1 to 1; deterministic for a seed. */
export function noise(seed) {
  const mixed = Math.imul(seed, 1442695041);
  const at = (x, y, dx, dy) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ mixed;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    const k = (h ^ (h >>> 16)) >>> 20;
    return cosines[k] * dx + sines[k] * dy;
  };
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const u = ease(fx);
    const a = at(x0, y0, fx, fy);
    const b = at(x0, y0 + 1, fx, fy - 1);
    const top = a + u * (at(x0 + 1, y0, fx - 1, fy) - a);
    const bottom = b + u * (at(x0 + 1, y0 + 1, fx - 1, fy - 1) - b);
    return 1.5 * (top + ease(fy) * (bottom - top));
  };
}

function ease(t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
