/** A point, x to the right and y downwards. */
export type Point = readonly [x: number, y: number];

/** Four corners in the order top left, top right, bottom right, bottom left. */
export type Quad = readonly [
  topLeft: Point,
  topRight: Point,
  bottomRight: Point,
  bottomLeft: Point,
];

/** A projective map of the plane, row by row. */
export type Homography = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

/** Corners of an image: pixel (x, y) covers x to x + 1 and y to y + 1. */
export function cornersOf(width: number, height: number): Quad {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

/**
 * Returns the map that takes the corners of `from` to those of `to`. Undefined if one of them is
 * not a convex quadrilateral: three corners on a line, crossing edges, or no area.
 */
export function homographyBetween(from: Quad, to: Quad): Homography | undefined {
  if (!isConvex(from) || !isConvex(to)) return undefined;
  return product(fromUnitSquare(to), adjugate(fromUnitSquare(from)));
}

/** Whether the corners turn the same way all around, by more than a rounding error. */
export function isConvex(quad: Quad): boolean {
  const [tl, tr, br, bl] = quad;
  const turns = [turn(tl, tr, br), turn(tr, br, bl), turn(br, bl, tl), turn(bl, tl, tr)];
  const size = Math.max(...quad.flat().map(Math.abs));
  const least = size * size * 1e-9;
  return turns.every((t) => t > least) || turns.every((t) => t < -least);
}

/** Twice the area of the triangle; negative if it turns left. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
}

/** Heckbert 1989: maps the corners of the unit square to those of the quadrilateral. */
function fromUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Homography {
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const top = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0] as const;
  return [...top, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** Inverse up to a factor, which is irrelevant for a projective map. */
function adjugate([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const top = [e * i - f * h, c * h - b * i, b * f - c * e] as const;
  const middle = [f * g - d * i, a * i - c * g, c * d - a * f] as const;
  return [...top, ...middle, d * h - e * g, b * g - a * h, a * e - b * d];
}

/** Applies `right`, then `left`. */
function product(left: Homography, right: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = left;
  const [j, k, l, m, n, o, p, q, r] = right;
  const top = [a * j + b * m + c * p, a * k + b * n + c * q, a * l + b * o + c * r] as const;
  const middle = [d * j + e * m + f * p, d * k + e * n + f * q, d * l + e * o + f * r] as const;
  return [...top, ...middle, g * j + h * m + i * p, g * k + h * n + i * q, g * l + h * o + i * r];
}
