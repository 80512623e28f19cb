import { blurred } from './blur.js';
import { noise } from './noise.js';

const unit = (v) => v.map((c) => c / Math.hypot(...v));
const key = unit([-0.5, -0.62, 0.86]);
const fill = unit([0.85, -0.1, 0.62]);

/**
 * Light reflected by each pixel of the cloth: from a large lamp at the upper left and a weak one at
 * the right, less the occlusion of hollows. `grain`: coarseness of the cloth.
 */
export function lightOn(relief, { grain = 1 } = {}) {
  const { width, height, scale, left, top, within } = relief;
  const z = within === undefined ? relief.z : spread(relief);
  const [smooth, near, far] = [1, 14, 46].map((by) => blurred(z, width, height, by * scale));
  const weave = weaveOf(grain, scale);
  const steep = 0.31 * scale;
  const lit = new Float32Array(width * height);
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x;
      if (within !== undefined && within[i] === 0) continue;
      const dx = steep * (smooth[i + 1] - smooth[i - 1]);
      const dy = steep * (smooth[i + width] - smooth[i - width]);
      const hollow =
        0.011 * Math.max(-9, Math.min(16, near[i] - z[i])) +
        0.0032 * Math.max(-16, Math.min(30, far[i] - z[i]));
      lit[i] = lightOf(dx, dy) - hollow + weave(x + left, y + top);
    }
  }
  return lit;
}

function lightOf(dx, dy) {
  const nz = 1 / Math.sqrt(dx * dx + dy * dy + 1);
  const nx = -dx * nz;
  const ny = -dy * nz;
  const ofKey = Math.max(0, nx * key[0] + ny * key[1] + nz * key[2]);
  const ofFill = Math.max(0, nx * fill[0] + ny * fill[1] + nz * fill[2]);
  return 0.24 + 0.2 * (0.5 - 0.5 * ny) + 0.62 * ofKey + 0.2 * ofFill;
}

/** Texture of knitted cloth: loops in columns, and uneven yarn. */
function weaveOf(grain, scale) {
  const [dust, yarn, wale] = [noise(31), noise(57), noise(83)];
  return (x, y) => {
    const [ux, uy] = [x / scale, y / scale];
    return (
      grain *
      (0.02 * dust(x * 0.9, y * 0.9) +
        0.026 * wale(ux * 0.62, uy * 0.26) +
        0.014 * yarn(ux * 0.2, uy * 0.12))
    );
  };
}

/**
 * Extrapolates heights beyond the edge of the cloth, so that the edge does not look like a cliff.
 */
function spread({ z, width, height, within, scale }) {
  const weight = blurred(within, width, height, 12 * scale);
  const heights = blurred(
    z.map((value, i) => value * within[i]),
    width,
    height,
    12 * scale,
  );
  return z.map((value, i) => {
    if (weight[i] < 1e-4) return 0;
    return within[i] * value + (1 - within[i]) * (heights[i] / weight[i]);
  });
}
