import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['notice', 'bar', 'message', 'alert', 'news'],
  sketch: {
    soft: 'M8 13h52v14h-52z',
    ink: 'M14 18h30v4h-30z',
    accent: 'M4 13h4v14h-4z',
  },
};
