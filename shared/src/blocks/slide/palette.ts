import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['slideshow', 'picture', 'banner'],
  sketch: {
    soft: 'M10 4h44v26h-44z',
    ink: 'M16 13h22v4h-22zM16 20h14v2h-14z',
    accent: 'M30 33h4v3h-4z',
  },
};
