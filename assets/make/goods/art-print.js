import { blurred } from '../rendering/blur.js';
import { cover } from '../rendering/cover.js';
import { smoothstep } from '../rendering/geometry.js';
import { noise } from '../rendering/noise.js';
import { clamp, size, writeLayers } from './layers.js';
import { laidOver, shadowed, shifted, wall } from './wall.js';
import { oak } from './wood.js';

const { width, height } = size;
/** Outer edge of the frame, and the paper visible inside it. */
const frame = { left: 322, top: 232, right: 1278, bottom: 1508 };
const bar = 36;
const paper = { left: 358, top: 268, right: 1242, bottom: 1472 };
/** Shelf: back edge of its top, front edge, and end. */
const shelf = { back: 1486, edge: 1640, end: 1704 };

const rect = ({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** Framed print behind glass, leaning on an oak shelf. The colour applies to the paper. */
export async function makeArtPrint() {
  const [outer, inner] = [await cover(size, rect(frame)), await cover(size, rect(paper))];
  await writeLayers('art-print', 'front', {
    mask: inner,
    shade: paperShade(),
    light: glass(),
    backdrop: backdropOf(outer),
  });
}

/** The paper: fine fibres, and the shadow of the frame along its upper and left edge. */
function paperShade() {
  const [fibre, cloud] = [noise(701), noise(702)];
  return field((x, y) => {
    const [fromLeft, fromTop] = [x - paper.left, y - paper.top];
    const [fromRight, fromBottom] = [paper.right - x, paper.bottom - y];
    const cast =
      0.34 * Math.exp(-Math.max(0, fromTop) / 13) + 0.26 * Math.exp(-Math.max(0, fromLeft) / 11);
    const contact =
      0.16 * (Math.exp(-Math.max(0, fromRight) / 5) + Math.exp(-Math.max(0, fromBottom) / 5));
    const soft =
      0.07 * Math.exp(-Math.max(0, fromTop) / 90) + 0.05 * Math.exp(-Math.max(0, fromLeft) / 80);
    const falloff =
      0.06 * smoothstep(0.1, 1.2, Math.hypot((x / width - 0.3) * 0.8, y / height - 0.2));
    const texture = 0.007 * fibre(x * 0.6, y * 0.6) + 0.006 * cloud(x / 40, y / 44);
    return 0.985 - cast - contact - soft - falloff + texture;
  });
}

/** Faint window reflection in the glass: a broad soft band from the upper left. */
function glass() {
  return field((x, y) => {
    const across = (x - paper.left) * 0.82 + (y - paper.top) * 0.57;
    const band = smoothstep(90, 330, across) * (1 - smoothstep(430, 640, across));
    const second = smoothstep(700, 760, across) * (1 - smoothstep(800, 900, across));
    return 0.1 * band * smoothstep(1500, 300, y) + 0.04 * second;
  });
}

function field(of) {
  const values = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) values[i] = of(x + 0.5, y + 0.5);
  return values;
}

function backdropOf(outer) {
  const pixels = wall({ bright: [238, 234, 228], dim: [198, 194, 188], seed: 9 });
  shadowed(pixels, blurred(shifted(outer, 52, 40), width, height, 46), 0.44);
  shadowed(pixels, blurred(shifted(outer, 14, 8), width, height, 12), 0.4);
  layShelf(pixels, outer);
  layFrame(pixels);
  return Uint8Array.from(pixels, (value) => Math.round(255 * clamp(value / 255)));
}

function layShelf(pixels, outer) {
  const top = field((x, y) => clamp(y - shelf.back) * clamp(shelf.edge - y));
  const front = field((x, y) => clamp(y - shelf.edge) * clamp(shelf.end - y));
  const below = field((x, y) => clamp(y - shelf.end));
  const under = field((x, y) => (y > shelf.end ? Math.exp(-(y - shelf.end) / 62) : 0));
  shadowed(pixels, below, 0.1);
  shadowed(pixels, under, 0.62);
  laidOver(pixels, top, (x, y) => {
    const near = 1 + 1.4 * smoothstep(shelf.back, shelf.edge, y);
    const dim =
      0.93 + 0.12 * smoothstep(shelf.back, shelf.edge, y) - 0.16 * smoothstep(300, 1700, x);
    const corner = 0.3 * Math.exp(-(y - shelf.back) / 16);
    return oak(x / near + 300, ((y - shelf.back) * 2.6) / near).map(
      (value) => value * (dim - corner),
    );
  });
  const footing = field(
    (x, y) => outer[Math.min(height - 1, Math.floor(y - 10)) * width + Math.floor(x)] ?? 0,
  );
  const foot = blurred(shifted(footing, 18, 14), width, height, 16);
  const tight = blurred(shifted(footing, 2, 4), width, height, 4);
  for (let i = 0; i < foot.length; i++) {
    foot[i] *= top[i];
    tight[i] *= top[i];
  }
  shadowed(pixels, foot, 0.62);
  shadowed(pixels, tight, 0.5);
  laidOver(pixels, front, (x, y) => {
    const dim = 0.79 - 0.14 * smoothstep(300, 1700, x) - 0.1 * smoothstep(shelf.edge, shelf.end, y);
    const rim = 0.16 * Math.exp(-(y - shelf.edge) / 2.2);
    return oak(x + 90, y - shelf.edge + 400).map((value) => value * (dim + rim));
  });
}

/** Four mitred bars, lit individually: the upper and left ones are brighter. */
function layFrame(pixels) {
  const alpha = field((x, y) => {
    const deep = depth(x, y);
    return clamp(deep) * clamp(bar + 1 - deep);
  });
  laidOver(pixels, alpha, (x, y) => {
    const gaps = [x - frame.left, y - frame.top, frame.right - x, frame.bottom - y];
    const side = gaps.indexOf(Math.min(...gaps));
    const deep = gaps[side];
    const grain =
      side % 2 === 0
        ? oak(y + 500 * side, deep + 300 * side)
        : oak(x + 700 * side, deep + 200 * side);
    const face = [1.05, 1.08, 0.93, 0.9][side];
    const rounded =
      0.12 * Math.exp(-deep / 3) * (side < 2 ? 1 : -1.5) - 0.34 * Math.exp(-(bar - deep) / 2.6);
    const sorted = gaps.toSorted((a, b) => a - b);
    const mitre = 0.22 * Math.exp(-(sorted[1] - sorted[0]) / 1.3);
    return grain.map((value) => value * (face + rounded - mitre));
  });
}

function depth(x, y) {
  return Math.min(x - frame.left, y - frame.top, frame.right - x, frame.bottom - y);
}
