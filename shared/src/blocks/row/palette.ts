import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Layout',
  also: ['columns', 'side by side', 'section', 'container', 'layout'],
  sketch: {
    soft: 'M5 7h16v26h-16zM24 7h16v26h-16zM43 7h16v26h-16z',
    ink: 'M8 11h10v3h-10zM27 11h10v3h-10zM46 11h10v3h-10zM8 17h10v2h-10zM27 17h10v2h-10zM46 17h10v2h-10z',
  },
};
