import { copiedBlocksIn, type CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

const key = 'editor.copied';

/**
 * What was copied last in this browser, in whichever of its windows: a clipboard is read with keys alone,
 * and a telephone has none. As large as the blocks are, so that a browser without room keeps nothing.
 */
export function keepCopied(text: string): void {
  try {
    // What was copied before is not to be taken for it where there is no room.
    localStorage.removeItem(key);
    localStorage.setItem(key, text);
  } catch {
    // With keys it is still in the clipboard.
  }
}

export function copiedHere(): readonly CopiedBlock[] {
  try {
    return copiedBlocksIn(localStorage.getItem(key) ?? '') ?? [];
  } catch {
    return [];
  }
}
