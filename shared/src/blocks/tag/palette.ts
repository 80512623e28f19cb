import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['label', 'pill', 'badge', 'chip'],
  sketch: {
    accent: 'M25 13h14a7 7 0 0 1 0 14h-14a7 7 0 0 1 0-14z',
  },
};
