import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Layout',
  also: ['gap', 'space', 'distance', 'blank', 'empty'],
  sketch: {
    soft: 'M8 3h48v3h-48zM8 34h48v3h-48z',
    ink: 'M31 13h2v14h-2zM32 9l4 5h-8zM32 31l4-5h-8z',
  },
};
