import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['labels', 'pills', 'badges', 'chips', 'benefits'],
  sketch: {
    soft: 'M9 14h6a6 6 0 0 1 0 12h-6a6 6 0 0 1 0-12zM29 14h6a6 6 0 0 1 0 12h-6a6 6 0 0 1 0-12zM49 14h6a6 6 0 0 1 0 12h-6a6 6 0 0 1 0-12z',
    ink: 'M7 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM27 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM47 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM12 19h6v2h-6zM32 19h6v2h-6zM52 19h6v2h-6z',
  },
};
