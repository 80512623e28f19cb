import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['testimonial', 'review', 'citation', 'said', 'praise'],
  sketch: {
    ink: 'M22 11h34v3h-34zM22 18h34v3h-34zM36 27h20v2h-20z',
    accent: 'M8 18q0-7 6-8v3q-2 1-2 3h2v6h-6zM15.5 18q0-7 6-8v3q-2 1-2 3h2v6h-6z',
  },
};
