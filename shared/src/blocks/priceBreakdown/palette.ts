import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Products',
  also: ['cost', 'transparency', 'margin', 'profit', 'tax'],
  sketch: {
    soft: 'M4 10h26v8h-26zM4 24h30v3h-30zM4 30h24v3h-24z',
    ink: 'M30 10h12v8h-12zM48 24h12v3h-12zM50 30h10v3h-10z',
    accent: 'M42 10h18v8h-18z',
  },
};
