import { ShortcutSheet, type Shortcut } from '../../ui/office/ShortcutSheet.js';

const shortcuts: readonly Shortcut[] = [
  ['Ctrl K', 'Search screens, orders and records'],
  ['Ctrl S', 'Save settings or publish the theme'],
  ['Ctrl Z', 'Undo in the theme editor'],
  ['Ctrl Shift Z', 'Redo in the theme editor'],
  ['↑  ↓', 'Move between rows of orders and products'],
  ['Alt ↑  Alt ↓', 'Previous or next order'],
  ['Space', 'Select an order on the board or in the list'],
  ['Esc', 'Close dialog or menu'],
  ['?', 'Show keyboard shortcuts'],
];

export function OfficeShortcuts({ onClose }: { readonly onClose: () => void }) {
  return <ShortcutSheet shortcuts={shortcuts} onClose={onClose} />;
}
