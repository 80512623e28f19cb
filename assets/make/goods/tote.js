import { blurred } from '../rendering/blur.js';
import { cover } from '../rendering/cover.js';
import { smoothstep } from '../rendering/geometry.js';
import { lightOn } from '../rendering/light.js';
import { Relief } from '../rendering/relief.js';
import { clamp, meanOf, painted, size, tone, writeLayers } from './layers.js';
import {
  bagRelief,
  canvasWeave,
  distanceTo,
  lineOf,
  strapCover,
  strapHalf,
} from './tote-relief.js';
import { handles, inside, outline, peg } from './tote-shape.js';
import { laidOver, shadowed, shifted, wall } from './wall.js';

const { width, height } = size;

/** Canvas bag on a peg. Both sides hang alike but have different folds. */
export async function makeTote() {
  const weave = canvasWeave();
  for (const side of ['front', 'back'])
    await writeLayers('tote', side, await layersOf(side, weave));
}

async function layersOf(side, weave) {
  const [bag, hole] = [await cover(size, outline), await cover(size, inside)];
  const [front, back] = [handles.front, handles.back].map((handle) => distanceTo(lineOf(handle)));
  const straps = { front: strapCover(front), back: strapCover(back) };
  const disc = await cover(size, discPath(peg.radius));
  const lit = litCloth(side, { bag, hole, front, back, straps });
  const mask = lit.map((_, i) => {
    const cloth = Math.max(bag[i], hole[i], straps.front[i], straps.back[i]);
    return cloth * (1 - disc[i]);
  });
  const average = meanOf(lit, (x, y) => x > 520 && x < 1080 && y > 1080 && y < 1600);
  const woven = lit.map((value, i) => value / average + 0.05 * weave[i]);
  return {
    mask,
    shade: woven.map((value) => Math.max(0.14, tone(value))),
    light: woven.map((value) => Math.min(0.5, Math.max(0, 0.9 * (value - 0.86)))),
    backdrop: await backdropOf(mask, disc),
  };
}

function discPath(r) {
  const { x, y } = peg;
  return `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
}

/** Light on the bag with its handles in front and behind, including their shadows. */
function litCloth(side, { bag, hole, front, back, straps }) {
  const lit = lightOn(bagRelief(side, bag));
  const frontLit = lightOn(strapRelief(front, straps.front, 31));
  const backLit = lightOn(strapRelief(back, straps.back, 32));
  const overBag = blurred(shifted(straps.front, 9, 13), width, height, 9);
  const overBack = blurred(shifted(straps.front, 14, 12), width, height, 12);
  const bagAbove = blurred(bag, width, height, 22);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      lit[i] *= 1 - 0.3 * overBag[i] * smoothstep(1060, 900, y);
      mix(
        lit,
        i,
        straps.back[i] * (1 - bag[i]),
        backLit[i] * (0.8 - 0.34 * overBack[i]) * (1 - 0.35 * bagAbove[i]),
      );
      mix(lit, i, hole[i] * (1 - bag[i]), 0.62 - 0.2 * bagAbove[i]);
      mix(lit, i, straps.front[i], sewn(frontLit[i], front, i, y));
    }
  }
  return lit;
}

function mix(field, i, share, value) {
  field[i] += share * (value - field[i]);
}

/** Handle: flat webbing with thicker edges. */
function strapRelief({ side, along }, within, seed) {
  const relief = new Relief(width, height, { within });
  relief.add((x, y, i) => {
    const u = Math.min(1, Math.abs(side[i]) / strapHalf);
    const bend = 9 * Math.sin(along[i] * 21 + seed) * (side[i] / strapHalf);
    return 7 * (1 - u ** 8) + 2.4 * Math.exp(-(((u - 0.78) / 0.09) ** 2)) + bend;
  });
  return relief;
}

/** End of a handle on the bag: its cut edge and a stitched square with a cross. */
function sewn(value, { side, along }, i, y) {
  const u = side[i] / strapHalf;
  const v = (y - 946) / 52;
  if (y < 880 || Math.abs(u) > 1)
    return value * (1 - 0.14 * smoothstep(860, 800, y) * smoothstep(700, 800, y));
  const square = Math.abs(Math.max(Math.abs(u) / 0.76, Math.abs(v) / 0.86) - 1) * 24;
  const cross =
    Math.abs(v) < 0.86
      ? Math.min(Math.abs(u / 0.76 - v / 0.86), Math.abs(u / 0.76 + v / 0.86)) * 17
      : 9;
  const thread =
    Math.exp(-(Math.min(square, cross) ** 2) / 3.2) *
    (0.55 + 0.45 * Math.sin(y * 0.9 + along[i] * 60));
  return value - 0.16 * thread;
}

/** Wall with the shadows of bag and peg, and the peg's round end. */
async function backdropOf(mask, disc) {
  const pixels = wall();
  shadowed(pixels, blurred(shifted(mask, 44, 60), width, height, 44), 0.42);
  shadowed(pixels, blurred(shifted(mask, 13, 20), width, height, 13), 0.36);
  shadowed(pixels, blurred(shifted(disc, 16, 26), width, height, 10), 0.5);
  const wood = await painted(woodenDisc());
  laidOver(pixels, disc, (x, y, i) => [wood[i * 3], wood[i * 3 + 1], wood[i * 3 + 2]]);
  return Uint8Array.from(pixels, (value) => Math.round(255 * clamp(value / 255)));
}

function woodenDisc() {
  const { x, y, radius } = peg;
  const rings = [0.86, 0.66, 0.47, 0.3, 0.15].map(
    (part, k) =>
      `<ellipse cx="${x + 4}" cy="${y + 3}" rx="${radius * part}" ry="${radius * part * 0.94}" fill="none" stroke="#8f6a41" stroke-opacity="${0.16 + 0.03 * k}" stroke-width="2.2"/>`,
  );
  return `<defs><radialGradient id="g" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="#e6c595"/><stop offset="0.6" stop-color="#cda571"/><stop offset="1" stop-color="#9a744a"/></radialGradient></defs>
    <circle cx="${x}" cy="${y}" r="${radius + 2}" fill="url(#g)"/>${rings.join('')}`;
}
