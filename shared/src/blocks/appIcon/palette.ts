import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['symbol', 'pictogram', 'sign'],
  sketch: {
    soft: 'M18 20a14 14 0 1 0 28 0a14 14 0 1 0-28 0z',
    ink: 'M32 11l2.6 5.9 6.4.6-4.8 4.3 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3-4.8-4.3 6.4-.6z',
  },
};
