import { noise } from '../rendering/noise.js';

const [rings, fibre, pore, tint] = [noise(601), noise(602), noise(603), noise(604)];
const dark = [176, 131, 84];
const pale = [222, 186, 138];

/** Oiled oak, 0 to 255: `along` runs with the grain, `across` over it, both in pixels. */
export function oak(along, across) {
  const drift = 26 * rings(along / 620, across / 190);
  const ring =
    0.5 + 0.5 * Math.sin((across + drift) / 7.5 + 2.2 * rings(along / 300 + 7, across / 40));
  const fibres = fibre(along / 70, across / 1.7);
  const pores = Math.max(0, pore(along / 26, across / 1.3) - 0.42);
  const light =
    0.46 + 0.3 * ring + 0.16 * fibres + 0.22 * tint(along / 400, across / 60) - 0.9 * pores;
  return pale.map(
    (value, c) => dark[c] + Math.min(1.15, Math.max(-0.2, light)) * (value - dark[c]),
  );
}
