import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Products',
  also: ['earnings', 'calculator', 'slider', 'income', 'sales'],
  sketch: {
    soft: 'M4 28h56v3h-56z',
    ink: 'M18 8h28v8h-28z',
    accent: 'M32 29.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  },
};
