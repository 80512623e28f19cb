import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Products',
  also: ['teaser', 'tile', 'box', 'picture', 'offer', 'card'],
  sketch: {
    soft: 'M14 3h36v17h-36z',
    ink: 'M14 23h22v3h-22zM14 28h32v2h-32z',
    accent: 'M16.5 32h9a2.5 2.5 0 0 1 0 5h-9a2.5 2.5 0 0 1 0-5z',
  },
};
