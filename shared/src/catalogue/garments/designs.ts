/** Stock designs: `assets/designs/<name>.svg`. */
export const DESIGNS = [
  'alpine',
  'alpine-dawn',
  'alpine-night',
  'arctic-fox',
  'bicycle',
  'dusk-sun',
  'fjord-waves',
  'forest-floor',
  'harvest-moon',
  'isobars',
  'lemons',
  'lighthouse',
  'meadow',
  'mid-century',
  'moka-pot',
  'monstera',
  'monstera-dusk',
  'moon-cat',
  'moon-phases',
  'mushrooms',
  'neon-sun',
  'night-whale',
  'nordic-arch',
  'paper-fox',
  'retro-sun',
  'rolling-waves',
  'slow-rainbow',
  'sunset-waves',
  'swallows',
  'swallows-rose',
  'terrazzo',
  'topography',
  'whale-song',
  'wildflowers',
] as const;
export type DesignName = (typeof DESIGNS)[number];

export function isDesign(name: string): name is DesignName {
  return DESIGNS.some((design) => design === name);
}
