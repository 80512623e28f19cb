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

/** Distance of a point from a line (signed, negative on the left) and position along it, 0 to 1. */
export function nearest(points, x, y) {
  let best = Infinity;
  let side = 0;
  let along = 0;
  for (let k = 0; k + 1 < points.length; k++) {
    const from = points[k];
    const dx = points[k + 1][0] - from[0];
    const dy = points[k + 1][1] - from[1];
    const px = x - from[0];
    const py = y - from[1];
    const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
    const ex = px - t * dx;
    const ey = py - t * dy;
    const distance = ex * ex + ey * ey;
    if (distance >= best) continue;
    best = distance;
    side = Math.sign(dx * ey - dy * ex) * Math.sqrt(distance);
    along = (k + t) / (points.length - 1);
  }
  return { side, along };
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
