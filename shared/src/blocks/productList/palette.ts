import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Products',
  also: ['products', 'goods', 'best sellers', 'collection', 'shop', 'merchandise'],
  sketch: {
    soft: 'M4 5h12v19h-12zM19 5h12v19h-12zM34 5h12v19h-12zM49 5h12v19h-12z',
    ink: 'M4 27h10v2h-10zM19 27h10v2h-10zM34 27h10v2h-10zM49 27h10v2h-10zM4 32h6v2h-6zM19 32h6v2h-6zM34 32h6v2h-6zM49 32h6v2h-6z',
  },
};
