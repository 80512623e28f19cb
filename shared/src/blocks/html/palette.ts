import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'More',
  also: ['code', 'script', 'widget', 'embed', 'markup'],
  sketch: {
    soft: 'M6 5h52v30h-52z',
    ink: 'M24 13l-8 7 8 7v-4l-4-3 4-3zM40 13l8 7-8 7v-4l4-3-4-3z',
    accent: 'M34 11h3l-7 18h-3z',
  },
};
