import type { BrowserStorage } from '../../lib/browser-storage.js';

const prefix = 'editor.comment.';

type Kept = Pick<BrowserStorage, 'get' | 'set' | 'remove'>;

/** What somebody has begun to say there on this device, and not sent; empty where they have not. */
export function savedDraft(kept: Pick<Kept, 'get'>, place: string): string {
  return kept.get(prefix + place) ?? '';
}

/** An empty draft is none. */
export function saveDraft(kept: Kept, place: string, draft: string): void {
  try {
    if (draft === '') kept.remove(prefix + place);
    else kept.set(prefix + place, draft);
  } catch {
    // A browser that keeps nothing still has it on the screen.
  }
}
