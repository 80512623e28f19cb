import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'More',
  also: ['closed', 'private', 'password', 'not visible'],
  sketch: {
    soft: 'M6 6h52v28h-52z',
    ink: 'M16 20q16-16 32 0q-16 16-32 0zm16-5a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
    accent: 'M18 30l26-22 2 2-26 22z',
  },
};
