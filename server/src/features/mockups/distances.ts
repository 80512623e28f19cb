import type { Size } from '../../platform/pixels/warp.js';

// Local aliases, because they run once per pixel.
const { floor, max, min, sqrt } = Math;

const far = 1e9;

/** Distance field: distance of each grid cell to the nearest marked cell, in cells. */
export class Distances {
  private constructor(
    readonly values: Float32Array,
    private readonly size: Size,
  ) {}

  /**
   * Exact Euclidean distance transform (Felzenszwalb and Huttenlocher): parabolas down the columns,
   * then along the rows.
   */
  static to(marks: Uint8Array, { width, height }: Size): Distances {
    const squares = Float32Array.from(marks, (mark) => (mark === 1 ? 0 : far));
    for (let x = 0; x < width; x++) envelope(squares, x, width, height);
    for (let y = 0; y < height; y++) envelope(squares, y * width, 1, width);
    return new Distances(squares.map(sqrt), { width, height });
  }

  /** Bilinear interpolation, clamped at the edges. */
  at(x: number, y: number): number {
    const { width, height } = this.size;
    const column = min(width - 1, max(0, x));
    const row = min(height - 1, max(0, y));
    const [left, top] = [floor(column), floor(row)];
    const [right, bottom] = [min(width - 1, left + 1), min(height - 1, top + 1)];
    const [first, second] = [top * width, bottom * width];
    const [across, { values }] = [column - left, this];
    const upper = between(values[first + left], values[first + right], across);
    const lower = between(values[second + left], values[second + right], across);
    return upper + (row - top) * (lower - upper);
  }

  /** Returns neighbourhood means, which remove the steps of the grid. */
  smoothed(): Distances {
    const { width } = this.size;
    const along = (values: Float32Array, step: number): Float32Array =>
      values.map((_, at) => meanAround(values, at, step));
    const rounds = [1, width, 1, width];
    return new Distances(rounds.reduce(along, this.values), this.size);
  }
}

function between(from: number | undefined, to: number | undefined, share: number): number {
  return (from ?? 0) + share * ((to ?? 0) - (from ?? 0));
}

/**
 * Mean of five values along a row (`step` 1) or a column; the centre value replaces values outside
 * the field.
 */
function meanAround(values: Float32Array, at: number, step: number): number {
  const here = values[at] ?? 0;
  const near = (values[at - step] ?? here) + (values[at + step] ?? here);
  return (here + near + (values[at - 2 * step] ?? here) + (values[at + 2 * step] ?? here)) / 5;
}

/** Replaces one line, in place, by the lower envelope of the parabolas on its values. */
function envelope(field: Float32Array, start: number, step: number, length: number): void {
  const heights = Float64Array.from({ length }, (_, k) => field[start + k * step] ?? far);
  const { feet, bounds } = envelopeOf(heights);
  for (let q = 0, k = 0; q < length; q++) {
    while ((bounds[k + 1] ?? Infinity) < q) k++;
    const foot = feet[k] ?? 0;
    field[start + q * step] = (q - foot) ** 2 + (heights[foot] ?? 0);
  }
}

/** Returns the parabolas that form the lower envelope, and the position where each begins. */
function envelopeOf(heights: Float64Array): { feet: number[]; bounds: number[] } {
  const [feet, bounds] = [[0], [-Infinity]];
  for (let q = 1; q < heights.length; q++) {
    let crossing = crossingOf(heights, feet.at(-1) ?? 0, q);
    while (feet.length > 1 && crossing <= (bounds.at(-1) ?? 0)) {
      feet.pop();
      bounds.pop();
      crossing = crossingOf(heights, feet.at(-1) ?? 0, q);
    }
    feet.push(q);
    bounds.push(crossing);
  }
  return { feet, bounds };
}

/** Returns the position from which the parabola at `q` is below the one at `p`. */
function crossingOf(f: Float64Array, p: number, q: number): number {
  return ((f[q] ?? 0) + q * q - (f[p] ?? 0) - p * p) / (2 * (q - p));
}
