import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Buttons and forms',
  also: ['contact', 'message', 'write', 'e-mail', 'email', 'form', 'question', 'support'],
  sketch: {
    soft: 'M8 4h22v7h-22zM34 4h22v7h-22zM8 14h48v13h-48z',
    ink: 'M12 18h30v2h-30zM12 22h22v2h-22z',
    accent: 'M8 30h16v7h-16z',
  },
};
