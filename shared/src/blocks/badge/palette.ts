import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'More',
  also: ['award', 'medal', 'achievement', 'star'],
  sketch: {
    soft: 'M32 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24z',
    ink: 'M18 32h28v3h-28z',
    accent: 'M32 9l2 5 5 0-4 3 2 5-5-3-5 3 2-5-4-3 5 0z',
  },
};
