import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Images',
  also: ['instagram', 'gallery', 'drive', 'library', 'photos', 'newest'],
  sketch: {
    soft: 'M5 4h16v15h-16zM24 4h16v15h-16zM43 4h16v15h-16zM5 22h16v15h-16zM24 22h16v15h-16zM43 22h16v15h-16z',
    ink: 'M5 15l6-6 6 6v4h-12zM24 33l6-6 6 6v4h-12zM43 15l6-6 6 6v4h-12z',
  },
};
