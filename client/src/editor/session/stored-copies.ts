import { copiedBlocksIn, type CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

const key = 'editor.copied';

/**
 * Stores the last copied blocks for all windows of this browser, because touch devices have no
 * clipboard shortcut. Large blocks may exceed the storage quota; nothing is stored then.
 */
export function storeCopied(text: string): void {
  try {
    // If the quota is exceeded, the previous copy must not be pasted instead.
    localStorage.removeItem(key);
    localStorage.setItem(key, text);
  } catch {
    // Keyboard users still have the clipboard.
  }
}

export function storedCopies(): readonly CopiedBlock[] {
  try {
    return copiedBlocksIn(localStorage.getItem(key) ?? '') ?? [];
  } catch {
    return [];
  }
}
