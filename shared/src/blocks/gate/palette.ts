import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Buttons and forms',
  also: ['members', 'subscribers', 'lock', 'exclusive', 'sign in'],
  sketch: {
    soft: 'M18 17h28v19h-28z',
    ink: 'M23 17v-4a9 9 0 0 1 18 0v4h-4v-4a5 5 0 0 0-10 0v4z',
    accent: 'M32 22a3 3 0 0 0-1 6v4h2v-4a3 3 0 0 0-1-6z',
  },
};
