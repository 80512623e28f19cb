import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['carousel', 'slider', 'pictures', 'photos', 'banner', 'rotating'],
  sketch: {
    soft: 'M10 4h44v26h-44z',
    ink: 'M7 13l-4 4 4 4zM57 13l4 4-4 4zM16 13h22v4h-22zM24.5 35a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0-3.0 0zM36.5 35a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0-3.0 0z',
    accent: 'M30.5 35a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0-3.0 0z',
  },
};
