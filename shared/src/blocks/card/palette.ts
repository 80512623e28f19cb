import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Products',
  also: ['box', 'tile', 'picture', 'teaser'],
  sketch: {
    soft: 'M16 3h32v20h-32z',
    ink: 'M16 26h20v3h-20zM16 32h30v2h-30z',
  },
};
