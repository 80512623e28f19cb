import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'More',
  also: ['badges', 'achievements', 'awards', 'progress', 'steps'],
  sketch: {
    soft: 'M4 26h56v6h-56z',
    ink: 'M8 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM27 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    accent: 'M4 26h36v6h-36z',
  },
};
