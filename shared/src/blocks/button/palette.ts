import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Buttons and forms',
  also: ['link', 'call to action', 'cta', 'press'],
  sketch: {
    accent: 'M21 13h22a7 7 0 0 1 0 14h-22a7 7 0 0 1 0-14z',
  },
};
