import { ShortcutSheet, type Shortcut } from '../../ui/office/ShortcutSheet.js';

const shortcuts: readonly Shortcut[] = [
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z', 'Redo'],
  ['Ctrl S', 'Save a version to the history'],
  [
    'Ctrl click',
    'Add or remove a block from the selection; Shift click in the list selects a range',
  ],
  ['↑  ↓', 'Select the previous or next block'],
  ['←  →', 'Close or open a group, or go to its parent or first block, in the block list'],
  ['Home  End', 'Go to the first or last block of the block list'],
  ['A – Z', 'Go to the next block with this initial, in the block list (Shift C for C)'],
  ['F2', 'Rename the block, in the block list'],
  ['Shift ↑  Shift ↓', 'Extend or shrink the selection'],
  ['Ctrl A', 'Select all blocks at the same level'],
  ['Ctrl D', 'Duplicate the selection'],
  ['Ctrl C  Ctrl X', 'Copy or cut the selection, also for another page'],
  ['Ctrl V', 'Paste after the selected block'],
  ['Delete', 'Delete the selection'],
  ['/', 'Search blocks and sections; Enter adds one after the selected block'],
  ['Alt ↑  Alt ↓', 'Move the selection up or down'],
  ['Alt →', 'Move the selection into the block above'],
  ['Alt ←', 'Move the selection out of its parent block'],
  ['Alt Shift ←  →', 'Make the block narrower or wider'],
  ['Enter', 'Edit the text of the block'],
  ['Ctrl K', 'Link the selected text'],
  ['C', 'Comment on the block'],
  ['Esc', 'Clear the selection, or finish editing text'],
  ['+  −  0', 'Zoom in, zoom out or fit to width'],
  ['?', 'Show keyboard shortcuts'],
];

export function EditorShortcuts({ onClose }: { readonly onClose: () => void }) {
  return <ShortcutSheet shortcuts={shortcuts} onClose={onClose} />;
}
