import { blurred, noise } from './relief.js';

/**
 * How much light each pixel of the cloth gives back: of a large lamp at the upper left and a weak one
 * at the right, less what the hollows keep from both.
 */
export function lightOn(relief) {
  const { z, width, height } = relief;
  const smooth = blurred(z, width, height, 1.2);
  const near = blurred(z, width, height, 14);
  const far = blurred(z, width, height, 46);
  const unit = (v) => v.map((c) => c / Math.hypot(...v));
  const [key, fill] = [unit([-0.5, -0.62, 0.86]), unit([0.85, -0.1, 0.62])];
  const grain = noise(31);
  const lit = new Float32Array(width * height);
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x;
      const [dx, dy] = [
        (smooth[i + 1] - smooth[i - 1]) / 2,
        (smooth[i + width] - smooth[i - width]) / 2,
      ];
      const length = Math.hypot(dx, dy, 1 / 0.62);
      const n = [-dx / length, -dy / length, 1 / 0.62 / length];
      const dot = (l) => Math.max(0, n[0] * l[0] + n[1] * l[1] + n[2] * l[2]);
      const hollow =
        0.011 * Math.max(-9, Math.min(16, near[i] - z[i])) +
        0.0032 * Math.max(-16, Math.min(30, far[i] - z[i]));
      const weave = 0.02 * grain(x * 0.9, y * 0.9) + 0.01 * Math.sin(x * 2.1) * Math.sin(y * 1.7);
      lit[i] = 0.24 + 0.2 * (0.5 - 0.5 * n[1]) + 0.62 * dot(key) + 0.2 * dot(fill) - hollow + weave;
    }
  }
  return lit;
}
