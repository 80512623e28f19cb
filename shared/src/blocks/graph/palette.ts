import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['chart', 'line', 'bar', 'diagram', 'plot', 'figures', 'statistics'],
  sketch: {
    soft: 'M10 24h8v10h-8zM22 18h8v16h-8zM34 21h8v13h-8zM46 10h8v24h-8z',
    ink: 'M5 4h2v30h53v2h-55z',
    accent: 'M13 19l12-7 13 4 12-11 2 2-13 12-13-4-12 7z',
  },
};
