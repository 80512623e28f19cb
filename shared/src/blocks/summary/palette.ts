import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['key figures', 'numbers', 'statistics', 'stats', 'facts', 'metrics', 'kpi'],
  sketch: {
    soft: 'M4 33h14v2h-14zM25 33h14v2h-14zM46 33h14v2h-14z',
    ink: 'M4 6h30v4h-30z',
    accent: 'M4 18h12v11h-12zM25 18h14v11h-14zM46 18h10v11h-10z',
  },
};
