import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Products',
  also: ['mockup', 't-shirt', 'picture', 'garment', 'print'],
  sketch: {
    soft: 'M20 6l6-2q6 5 12 0l6 2 8 7-5 6-4-3v20h-22v-20l-4 3-5-6z',
    accent: 'M27 15h10v10h-10z',
  },
};
