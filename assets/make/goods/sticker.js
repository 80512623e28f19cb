import { smoothstep } from '../rendering/geometry.js';
import { noise } from '../rendering/noise.js';
import { clamp, size, writeLayers } from './layers.js';

const { width, height } = size;

/**
 * Table in window light. The artwork determines the cut of the vinyl, so the mask covers
 * everything.
 */
export async function makeSticker() {
  await writeLayers('sticker', 'front', {
    mask: new Float32Array(width * height).fill(1),
    shade: vinylShade(),
    light: gloss(),
    backdrop: table(),
  });
}

/** Lift of the lower right corner: 0 where the vinyl sticks, 1 at its tip. */
function liftAt(x, y) {
  return smoothstep(0.2, 1, ((x - 800) * 0.62 + (y - 1000) * 0.78) / 640);
}

function vinylShade() {
  const grain = noise(801);
  return field((x, y) => {
    const lift = liftAt(x, y);
    const bend = 0.16 * Math.exp(-(((lift - 0.34) / 0.2) ** 2)) * (lift > 0 ? 1 : 0);
    return (
      0.965 - bend + 0.02 * lift - 0.03 * smoothstep(400, 1500, y) + 0.004 * grain(x / 3, y / 3)
    );
  });
}

/** Lamp reflection in the vinyl, and the brighter back of the lifted corner. */
function gloss() {
  return field((x, y) => {
    const across = (x * 0.8 + y * 0.6 - 900) / 1000;
    const lamp = 0.3 * Math.exp(-(((across + 0.05) / 0.13) ** 2));
    const corner = 0.34 * Math.exp(-(((liftAt(x, y) - 0.66) / 0.16) ** 2));
    return lamp + corner;
  });
}

/**
 * Light concrete under a window: broad soft bars of light with some noise, darker away from the
 * lamp.
 */
function table() {
  const [cloud, patch, dust, speck] = [811, 812, 813, 814].map((seed) => noise(seed));
  const pixels = new Uint8Array(width * height * 3);
  const [bright, dim] = [
    [233, 229, 222],
    [188, 184, 177],
  ];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const far = Math.hypot((x / width - 0.36) * 0.85, y / height - 0.3);
      const light = windowAt(x, y);
      const stain = 0.06 * cloud(x / 260, y / 240) + 0.035 * patch(x / 61, y / 67);
      const dark = clamp(smoothstep(0, 1.15, far) * 0.8 + 0.25 * (1 - light) + stain);
      const grain = 2.2 * dust(x * 0.77, y * 0.77) - 5 * Math.max(0, speck(x / 5, y / 5) - 0.62);
      for (let c = 0; c < 3; c++)
        pixels[at + c] = Math.round(bright[c] + (dim[c] - bright[c]) * dark + grain);
    }
  }
  return pixels;
}

/** 1 in the window's light, 0 in the shadow of its bars; softer farther from the window. */
function windowAt(x, y) {
  const u = x * 0.9 + y * 0.44;
  const v = y * 0.9 - x * 0.44;
  const soft = 60 + 0.05 * u;
  const band = (value, centre, half) =>
    smoothstep(half + soft, half - soft * 0.4, Math.abs(value - centre));
  return 1 - Math.max(band(u, 1250, 46), band(v, 560, 40), smoothstep(1900, 2260, u));
}

function field(of) {
  const values = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) values[i] = of(x + 0.5, y + 0.5);
  return values;
}
