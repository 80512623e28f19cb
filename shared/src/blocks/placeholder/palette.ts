import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Layout',
  also: ['empty', 'reserve', 'later'],
  sketch: {
    soft: 'M6 8h52v24h-52z',
    ink: 'M20 19h4v3h-4zM30 19h4v3h-4zM40 19h4v3h-4z',
  },
};
