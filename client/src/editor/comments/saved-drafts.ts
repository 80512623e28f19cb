import type { BrowserStorage } from '../../lib/browser-storage.js';

const prefix = 'editor.comment.';

type DraftStorage = Pick<BrowserStorage, 'get' | 'set' | 'remove'>;

/** Returns the unsent draft for a place on this device, or an empty string. */
export function savedDraft(storage: Pick<DraftStorage, 'get'>, place: string): string {
  return storage.get(prefix + place) ?? '';
}

/** Saves a draft; an empty draft removes the entry. */
export function saveDraft(storage: DraftStorage, place: string, draft: string): void {
  try {
    if (draft === '') storage.remove(prefix + place);
    else storage.set(prefix + place, draft);
  } catch {
    // Storage may be full or blocked; the draft stays on the screen.
  }
}
