import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Layout',
  also: ['columns', 'tiles', 'masonry', 'gallery', 'collections', 'creators', 'products'],
  sketch: {
    soft: 'M8 4h14v14h-14zM25 4h14v14h-14zM42 4h14v14h-14zM8 22h14v14h-14zM25 22h14v14h-14zM42 22h14v14h-14z',
  },
};
