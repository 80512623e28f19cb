import type { BlockPalette } from '../model/block-palette.js';

export const palette: BlockPalette = {
  group: 'Text',
  also: ['heading', 'title', 'paragraph', 'copy', 'words', 'list', 'rich text'],
  sketch: {
    ink: 'M10 6h28v5h-28zM10 16h44v2h-44zM10 21h44v2h-44zM10 26h36v2h-36zM10 31h42v2h-42z',
  },
};
