import { ShortcutSheet, type Shortcut } from '../../ui/office/ShortcutSheet.js';

const shortcuts: readonly Shortcut[] = [
  ['Ctrl K', 'Go to a screen, an order, or what has a name'],
  ['Ctrl S', 'Save the settings, or publish the theme'],
  ['Ctrl Z', 'Undo the last step in the theme'],
  ['Ctrl Shift Z', 'Do it again'],
  ['↑  ↓', 'Go from row to row in the lists of orders and products'],
  ['Alt ↑  Alt ↓', 'From an order, go to the one before or after it in the list'],
  ['Space', 'Choose an order of the board or the list; several are moved together'],
  ['Esc', 'Close what is open over the screen'],
  ['?', 'Show this list'],
];

/** What the keys of the office do. */
export function OfficeShortcuts({ onClose }: { readonly onClose: () => void }) {
  return <ShortcutSheet shortcuts={shortcuts} onClose={onClose} />;
}
