import { ShortcutSheet, type Shortcut } from '../../ui/office/ShortcutSheet.js';

const shortcuts: readonly Shortcut[] = [
  ['Ctrl K', 'Go to a screen, an order, or what has a name'],
  ['Ctrl S', 'Save the settings, or publish the theme'],
  ['Ctrl Z', 'Undo the last step in the theme'],
  ['Ctrl Shift Z', 'Do it again'],
  ['↑  ↓', 'Go from row to row in the list of products'],
  ['Space', 'Choose an order of the board; several are moved together'],
  ['Esc', 'Close what is open over the screen'],
  ['?', 'Show this list'],
];

/** What the keys of the office do. */
export function OfficeShortcuts({ onClose }: { readonly onClose: () => void }) {
  return <ShortcutSheet shortcuts={shortcuts} onClose={onClose} />;
}
