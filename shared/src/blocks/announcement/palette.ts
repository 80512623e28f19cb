import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['notice', 'bar', 'message', 'alert', 'news'],
  sketch: {
    soft: 'M4 13h56v14h-56z',
    ink: 'M10 18h26v4h-26z',
    accent: 'M48 16h4a4 4 0 0 1 0 8h-4a4 4 0 0 1 0-8z',
  },
};
