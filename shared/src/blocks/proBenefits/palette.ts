import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'More',
  also: ['pro', 'plans', 'upgrade', 'features'],
  sketch: {
    soft: 'M4 4h56v32h-56z',
    ink: 'M16 9h36v3h-36zM16 17h30v3h-30zM16 25h34v3h-34z',
    accent: 'M8 8h4v4h-4zM8 16h4v4h-4zM8 24h4v4h-4z',
  },
};
