import { copiedBlocksIn, type CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import { maxStoredValue } from '../../lib/browser-storage.js';

/** Key of the first part; the keys of the others have their index appended. */
const key = 'editor.copied';
const keyOf = (part: number): string => (part === 0 ? key : `${key}.${String(part)}`);

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores the last copied blocks for all windows of this browser, because touch devices have no
 * clipboard shortcut. Long texts are split into values of the permitted length (UTL-010). Large
 * blocks may exceed the storage quota; nothing is stored then.
 */
export function storeCopied(text: string, memory: Memory = localStorage): void {
  try {
    // If the quota is exceeded, the previous copy must not be pasted instead.
    removeParts(memory);
    for (let part = 0; part * maxStoredValue < text.length; part += 1) {
      const start = part * maxStoredValue;
      memory.setItem(keyOf(part), text.slice(start, start + maxStoredValue));
    }
  } catch {
    // Keyboard users still have the clipboard. A partial text is not valid and never pasted.
  }
}

function removeParts(memory: Memory): void {
  for (let part = 0; memory.getItem(keyOf(part)) !== null; part += 1)
    memory.removeItem(keyOf(part));
}

export function storedCopies(memory: Memory = localStorage): readonly CopiedBlock[] {
  try {
    let text = '';
    for (let part = 0; ; part += 1) {
      const value = memory.getItem(keyOf(part));
      if (value === null) return copiedBlocksIn(text) ?? [];
      text += value;
    }
  } catch {
    return [];
  }
}
