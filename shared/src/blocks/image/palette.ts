import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['picture', 'photo', 'photograph', 'graphic', 'illustration'],
  sketch: {
    soft: 'M8 4h48v32h-48z',
    ink: 'M12 32l13-15 9 10 6-6 12 11z',
    accent: 'M40 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
};
