import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['video', 'film', 'clip', 'movie', 'player'],
  sketch: {
    soft: 'M8 4h48v32h-48z',
    accent: 'M26 12l14 8-14 8z',
  },
};
