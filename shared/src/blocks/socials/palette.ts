import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Buttons and forms',
  also: ['instagram', 'tiktok', 'youtube', 'facebook', 'follow', 'networks', 'links'],
  sketch: {
    soft: 'M6 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM24 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM42 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
    ink: 'M11 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM29 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM47 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
};
