/** In display order. */
export const PALETTE_GROUPS = [
  'Text',
  'Images',
  'Products',
  'Layout',
  'Buttons and forms',
  'More',
] as const;

export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Icon of 64 by 40 units as SVG paths: areas, strokes and text, and buttons. */
export interface Sketch {
  readonly soft?: string;
  readonly ink?: string;
  readonly accent?: string;
}

/** How the editor offers a block type. Shops do not load it. */
export interface BlockPalette {
  readonly group: PaletteGroup;
  /** Synonyms for the search. */
  readonly also: readonly string[];
  readonly sketch: Sketch;
}
