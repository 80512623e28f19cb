import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['faq', 'question', 'answer', 'accordion', 'fold', 'collapse', 'toggle'],
  sketch: {
    soft: 'M8 4h48v9h-48zM8 16h48v9h-48zM8 28h48v9h-48z',
    ink: 'M12 7h24v3h-24zM12 19h30v3h-30zM12 31h20v3h-20zM48 7l5 0-2.5 3zM48 19l5 0-2.5 3zM48 31l5 0-2.5 3z',
  },
};
