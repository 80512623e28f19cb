/** The artworks that can be printed: `server/assets/designs/<name>.svg`. */
export const DESIGNS = [
  'alpine',
  'alpine-dawn',
  'alpine-night',
  'arctic-fox',
  'dusk-sun',
  'fjord-waves',
  'forest-floor',
  'harvest-moon',
  'isobars',
  'meadow',
  'mid-century',
  'monstera',
  'monstera-dusk',
  'moon-phases',
  'mushrooms',
  'neon-sun',
  'night-whale',
  'nordic-arch',
  'paper-fox',
  'retro-sun',
  'rolling-waves',
  'sunset-waves',
  'swallows',
  'swallows-rose',
  'terrazzo',
  'topography',
  'whale-song',
  'wildflowers',
] as const;
export type DesignName = (typeof DESIGNS)[number];

export const GARMENTS = ['t-shirt'] as const;
export type GarmentName = (typeof GARMENTS)[number];

/** The widths in pixels that pictures are made in, ascending; every height is 5/4 of the width. */
export const MOCKUP_WIDTHS = [320, 480, 640, 960, 1280] as const;
export type MockupWidth = (typeof MOCKUP_WIDTHS)[number];

export function isDesign(name: string): name is DesignName {
  return DESIGNS.some((design) => design === name);
}

export function isGarment(name: string): name is GarmentName {
  return GARMENTS.some((garment) => garment === name);
}

/** The picture of a design on a garment of a colour (`#rrggbb`), as a path of this host; add `?w=` for a width. */
export function mockupPath(design: DesignName, garment: GarmentName, hex: string): string {
  return `/media/mockups/${design}/${garment}/${hex.slice(1)}.webp`;
}

/** The width nearest to the one asked for, the larger of two equally near; the largest for anything but a number. */
export function nearestWidth(asked: number): MockupWidth {
  const wanted = Number.isFinite(asked) ? asked : 1280;
  return MOCKUP_WIDTHS.reduce((best, width) =>
    Math.abs(width - wanted) <= Math.abs(best - wanted) ? width : best,
  );
}
