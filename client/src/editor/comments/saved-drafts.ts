import type { BrowserStorage } from '../../lib/browser-storage.js';

const prefix = 'editor.comment.';

type DraftStorage = Pick<BrowserStorage, 'get' | 'set' | 'remove'>;

/** What somebody has begun to say there on this device, and not sent; empty where they have not. */
export function savedDraft(storage: Pick<DraftStorage, 'get'>, place: string): string {
  return storage.get(prefix + place) ?? '';
}

/** An empty draft is none. */
export function saveDraft(storage: DraftStorage, place: string, draft: string): void {
  try {
    if (draft === '') storage.remove(prefix + place);
    else storage.set(prefix + place, draft);
  } catch {
    // A browser that keeps nothing still has it on the screen.
  }
}
