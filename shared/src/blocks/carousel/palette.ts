import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['slider', 'scroll', 'slideshow', 'swipe', 'gallery'],
  sketch: {
    soft: 'M9 8h14v24h-14zM25 8h14v24h-14zM41 8h14v24h-14z',
    ink: 'M5 16l-4 4 4 4zM59 16l4 4-4 4z',
  },
};
