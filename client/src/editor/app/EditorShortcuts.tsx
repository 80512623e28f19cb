import { ShortcutSheet, type Shortcut } from '../../ui/office/ShortcutSheet.js';

const shortcuts: readonly Shortcut[] = [
  ['Ctrl Z', 'Undo your last step'],
  ['Ctrl Shift Z', 'Do it again'],
  ['Ctrl S', 'Keep the page as it is in its history'],
  ['Ctrl click', 'Choose one more block, or one less; Shift click in the list: all up to it'],
  ['↑  ↓', 'Choose the block before or behind the chosen one'],
  ['Shift ↑  Shift ↓', 'Choose one more block, or one less'],
  ['Ctrl A', 'Choose all that stand beside the chosen one'],
  ['Ctrl D', 'Duplicate what is chosen'],
  ['Ctrl C  Ctrl X', 'Copy or cut what is chosen, also for another page'],
  ['Ctrl V', 'Paste it behind the chosen one'],
  ['Delete', 'Delete what is chosen'],
  ['/', 'Look for a block or section to add; Enter adds it behind the chosen one'],
  ['Alt ↑  Alt ↓', 'Move it up or down'],
  ['Alt →', 'Move it into the block above'],
  ['Alt ←', 'Move it out of the block around it'],
  ['Alt Shift ←  →', 'Make it narrower or wider'],
  ['Enter', 'Edit its text'],
  ['Ctrl K', 'Link the words that are chosen in a text'],
  ['C', 'Comment on the block'],
  ['Esc', 'Choose nothing, or end editing the text'],
  ['+  −  0', 'See the page larger, smaller, or as wide as there is room'],
  ['?', 'Show this list'],
];

/** What the keys of the editor do. */
export function EditorShortcuts({ onClose }: { readonly onClose: () => void }) {
  return <ShortcutSheet shortcuts={shortcuts} onClose={onClose} />;
}
