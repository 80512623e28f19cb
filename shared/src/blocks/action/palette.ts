import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Buttons and forms',
  also: ['click', 'trigger', 'pop-up', 'event'],
  sketch: {
    ink: 'M51 9l-8 12h6l-3 10 9-13h-6l4-9z',
    accent: 'M16 14h18a6 6 0 0 1 0 12h-18a6 6 0 0 1 0-12z',
  },
};
