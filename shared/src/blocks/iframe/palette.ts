import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'More',
  also: ['embed', 'page', 'site', 'map', 'form', 'external'],
  sketch: {
    soft: 'M6 5h52v30h-52z',
    ink: 'M6 5h52v6h-52zM26 17l-6 6 6 6v-3l-3-3 3-3zM38 17l6 6-6 6v-3l3-3-3-3z',
  },
};
