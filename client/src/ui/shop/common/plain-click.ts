import type { MouseEvent } from 'react';

/** False for clicks with modifiers, which the browser handles itself (new tab, download). */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true);
}
