import { cornersOf, homographyBetween, type Homography, type Quad } from './homography.js';

// Local references, because they run for every pixel. The same code avoids destructuring and
// allocation.
const { abs, ceil, floor, max, min, round, sqrt } = Math;

/** Raw image, four bytes per pixel: red, green, blue and alpha (not premultiplied). */
export interface Rgba {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Sampling offset of each target pixel, in target pixels: pairs of x and y. */
export type Displacement = Float32Array;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The quadrilateral has no area or crossing edges. */
export class NoSuchQuad extends Error {}

/** More samples per side cost time without changing the image. */
const mostSamples = 4;

/**
 * Warps the image into a quadrilateral of a transparent target of `size`: the source's corners map
 * to the quad's. Each pixel is the mean of enough bilinear samples to skip no source pixel (down to
 * a quarter of the size). The returned function draws the rows `from` to `end` (exclusive), so that
 * callers can yield the thread between bands. Throws NoSuchQuad.
 */
export function warpRows(
  source: Rgba,
  quad: Quad,
  { width, height }: Size,
  displacement?: Displacement,
): (target: Uint8Array, from: number, end: number) => void {
  const map = homographyBetween(quad, cornersOf(source.width, source.height));
  if (map === undefined) throw new NoSuchQuad('Not a convex quadrilateral');
  const box = boxOf(quad, { width, height });
  const brush = new Brush(source, map, Float64Array.from(edgesOf(quad).flat()));
  return (target, from, end) => {
    for (let y = max(from, box.top); y < min(end, box.bottom); y++) {
      for (let x = box.left; x < box.right; x++) {
        const at = y * width + x;
        const dx = displacement?.[at * 2] ?? 0;
        const dy = displacement?.[at * 2 + 1] ?? 0;
        brush.paint(x + 0.5 + dx, y + 0.5 + dy, target, at * 4);
      }
    }
  };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounding box of the pixels that the quad can touch, including displacement. */
function boxOf(quad: Quad, { width, height }: Size): Box {
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  const room = 16;
  return {
    left: max(0, floor(min(...xs)) - room),
    top: max(0, floor(min(...ys)) - room),
    right: min(width, ceil(max(...xs)) + room),
    bottom: min(height, ceil(max(...ys)) + room),
  };
}

/** Samples the source for a target pixel, and sums the samples premultiplied. */
class Brush {
  private red = 0;
  private green = 0;
  private blue = 0;
  private alpha = 0;

  constructor(
    private readonly source: Rgba,
    private readonly map: Homography,
    /** Three coefficients per edge. */
    private readonly edges: Float64Array,
  ) {}

  /** Writes the pixel whose centre is (x, y). */
  paint(x: number, y: number, target: Uint8Array, at: number): void {
    const covered = this.coverage(x, y);
    if (covered === 0) return;
    const { map } = this;
    const w = map[6] * x + map[7] * y + map[8];
    const u = (map[0] * x + map[1] * y + map[2]) / w;
    const v = (map[3] * x + map[4] * y + map[5]) / w;
    const ux = (map[0] - u * map[6]) / w;
    const uy = (map[1] - u * map[7]) / w;
    const vx = (map[3] - v * map[6]) / w;
    const vy = (map[4] - v * map[7]) / w;
    const across = samplesFor(abs(ux) + abs(vx));
    const down = samplesFor(abs(uy) + abs(vy));
    this.red = this.green = this.blue = this.alpha = 0;
    for (let row = 0; row < down; row++) {
      const py = (row + 0.5) / down - 0.5;
      for (let column = 0; column < across; column++) {
        const px = (column + 0.5) / across - 0.5;
        this.sample(u + px * ux + py * uy, v + px * vx + py * vy);
      }
    }
    this.write(target, at, covered / (across * down));
  }

  /** Share of the pixel within the quad, 0 to 1. */
  private coverage(x: number, y: number): number {
    const { edges } = this;
    let covered = 1;
    for (let k = 0; k < edges.length; k += 3) {
      const share = 0.5 + (edges[k] ?? 0) * x + (edges[k + 1] ?? 0) * y + (edges[k + 2] ?? 0);
      if (share <= tiny) return 0;
      if (share < 1 - tiny) covered *= share;
    }
    return covered;
  }

  /** Adds the source colour at (u, v), clamped to its edges. */
  private sample(u: number, v: number): void {
    const { width, height } = this.source;
    const column = min(width - 1, max(0, u - 0.5));
    const row = min(height - 1, max(0, v - 0.5));
    const left = floor(column);
    const top = floor(row);
    const right = column - left;
    const bottom = row - top;
    const at = (top * width + left) * 4;
    this.add(at, (1 - right) * (1 - bottom));
    if (right > 0) this.add(at + 4, right * (1 - bottom));
    if (bottom > 0) this.add(at + width * 4, (1 - right) * bottom);
    if (right > 0 && bottom > 0) this.add(at + width * 4 + 4, right * bottom);
  }

  /** Adds a share of the source pixel whose bytes begin at `at`. */
  private add(at: number, share: number): void {
    const { data } = this.source;
    const alpha = (data[at + 3] ?? 0) * share;
    if (alpha === 0) return;
    this.red += (data[at] ?? 0) * alpha;
    this.green += (data[at + 1] ?? 0) * alpha;
    this.blue += (data[at + 2] ?? 0) * alpha;
    this.alpha += alpha;
  }

  private write(target: Uint8Array, at: number, share: number): void {
    const { alpha } = this;
    if (alpha === 0) return;
    target[at] = round(this.red / alpha);
    target[at + 1] = round(this.green / alpha);
    target[at + 2] = round(this.blue / alpha);
    target[at + 3] = round(alpha * share);
  }
}

/** Side of the quad as a line: a · x + b · y + c is the distance of (x, y), positive inside. */
type Edge = readonly [a: number, b: number, c: number];

function edgesOf(quad: Quad): readonly Edge[] {
  const edges = quad.map(([ax, ay], k): Edge => {
    const [bx, by] = quad[(k + 1) % 4] ?? quad[0];
    const length = hypot(bx - ax, by - ay);
    const [nx, ny] = [(ay - by) / length, (bx - ax) / length];
    return [nx, ny, -nx * ax - ny * ay];
  });
  const [first = [0, 0, 0]] = edges;
  const [x, y] = quad[2];
  const isMirrored = first[0] * x + first[1] * y + first[2] < 0;
  return isMirrored ? edges.map(([a, b, c]) => [-a, -b, -c]) : edges;
}

/** Rounding tolerance. */
const tiny = 1e-6;

/** A bilinear sample spans two source pixels, and covers a quarter more than its width. */
function samplesFor(footprint: number): number {
  return min(mostSamples, max(1, ceil(footprint - 0.25)));
}

/** Faster than Math.hypot, which guards against overflow. */
function hypot(x: number, y: number): number {
  return sqrt(x * x + y * y);
}
