import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['hero', 'header', 'picture', 'photo', 'cover', 'masthead'],
  sketch: {
    soft: 'M4 4h56v32h-56z',
    ink: 'M10 11h28v5h-28zM10 19h20v2h-20z',
    accent: 'M13 25h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6z',
  },
};
