import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Buttons and forms',
  also: ['newsletter', 'e-mail', 'email', 'mailing list', 'subscribe', 'sign up', 'form'],
  sketch: {
    soft: 'M8 23h32v10h-32z',
    ink: 'M16 7h32v4h-32zM20 15h24v2h-24z',
    accent: 'M42 23h14v10h-14z',
  },
};
