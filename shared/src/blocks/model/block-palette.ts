/** In the order in which they are offered. */
export const PALETTE_GROUPS = [
  'Words',
  'Pictures',
  'Products',
  'Layout',
  'Buttons and forms',
  'More',
] as const;

/** Under which heading the editor offers a block type. */
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** A drawing of 64 by 40, as paths of SVG: areas, what is written or marked on them, and what is pressed. */
export interface Sketch {
  readonly soft?: string;
  readonly ink?: string;
  readonly accent?: string;
}

/** How the editor offers a block type; no shop loads it. */
export interface BlockPalette {
  readonly group: PaletteGroup;
  /** Other words that people look for it by. */
  readonly also: readonly string[];
  readonly sketch: Sketch;
}
