import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['picture beside text', 'media', 'story', 'split'],
  sketch: {
    soft: 'M4 6h27v28h-27z',
    ink: 'M36 11h22v4h-22zM36 18h24v2h-24zM36 22h18v2h-18z',
    accent: 'M36 28h12v4h-12z',
  },
};
