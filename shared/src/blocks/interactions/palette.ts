import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Buttons and forms',
  also: ['like', 'heart', 'favourite', 'favorite', 'share', 'copy link', 'counts', 'social'],
  sketch: {
    soft: 'M3 13h17v14h-17zM23.5 13h17v14h-17zM44 13h17v14h-17z',
    ink: 'M13 19h4v2h-4zM34 19h4v2h-4zM54 19h4v2h-4z',
    accent: 'M6 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
};
