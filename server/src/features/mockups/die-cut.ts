import type { Rgba } from '../../platform/pixels/warp.js';
import { Distances } from './distances.js';
import type { Colour } from './fabric.js';

// Destructured for speed: these run for every pixel.
const { ceil, floor, min, round } = Math;

/** Width in pixels of the grid cells on which the outline is computed. */
const grid = 4;
/** Width in pixels of the vinyl border, and of gaps that are closed. */
const border = 30;
const gap = 34;
/** Pixels with a lower alpha are ignored. */
const visible = 20;

/** Space in pixels that the widened outline needs around the artwork. */
export const dieCutMargin = border + gap + 2 * grid;

/**
 * Places artwork on coloured vinyl and cuts it along its outline with a border. Holes are filled
 * and narrow gaps closed. The artwork must keep `dieCutMargin` from the edges.
 */
export function dieCut(art: Rgba, vinyl: Colour): Rgba {
  const { width, height, data } = art;
  const inside = outlineOf(art);
  const cut = { width, height, data: new Uint8Array(data.length) };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const within = inside.at((x + 0.5) / grid - 0.5, (y + 0.5) / grid - 0.5) * grid - gap;
      if (within <= -0.5) continue;
      const ink = (data[at + 3] ?? 0) / 255;
      cut.data[at] = round(vinyl[0] + ink * ((data[at] ?? 0) - vinyl[0]));
      cut.data[at + 1] = round(vinyl[1] + ink * ((data[at + 1] ?? 0) - vinyl[1]));
      cut.data[at + 2] = round(vinyl[2] + ink * ((data[at + 2] ?? 0) - vinyl[2]));
      cut.data[at + 3] = round(255 * min(1, within + 0.5));
    }
  }
  return cut;
}

/** Distance of each grid cell to the inside of the widened outline. */
function outlineOf(art: Rgba): Distances {
  const width = ceil(art.width / grid);
  const height = ceil(art.height / grid);
  const size = { width, height };
  const mask = new Uint8Array(width * height);
  for (let y = 0, at = 3; y < art.height; y++) {
    const row = floor(y / grid) * width;
    for (let x = 0; x < art.width; x++, at += 4) {
      if ((art.data[at] ?? 0) > visible) mask[row + floor(x / grid)] = 1;
    }
  }
  const near = Distances.to(mask, size);
  const outside = reachable(
    near.values.map((value) => (value > (border + gap) / grid ? 1 : 0)),
    size,
  );
  return Distances.to(outside, size).smoothed();
}

/** Marked cells that can be reached from the edge; the rest are holes. */
function reachable(
  open: ArrayLike<number>,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const reached = new Uint8Array(width * height);
  const waiting = edgeOf(width, height);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (reached[at] === 1 || open[at] !== 1) continue;
    reached[at] = 1;
    const x = at % width;
    if (x > 0) waiting.push(at - 1);
    if (x + 1 < width) waiting.push(at + 1);
    if (at >= width) waiting.push(at - width);
    if (at + width < width * height) waiting.push(at + width);
  }
  return reached;
}

function edgeOf(width: number, height: number): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...columns, ...rows].flat();
}
