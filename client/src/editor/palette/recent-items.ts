import type { BrowserStorage } from '../../lib/browser-storage.js';

const key = 'editor.recently-added';
/** Maximum number of items: two rows of the palette. */
const most = 4;

type RecentStorage = Pick<BrowserStorage, 'get' | 'set'>;

/** Ids of the items added last on this device, newest first. */
export function recentIds(storage: Pick<RecentStorage, 'get'>): readonly string[] {
  try {
    const held: unknown = JSON.parse(storage.get(key) ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter((id): id is string => typeof id === 'string').slice(0, most);
  } catch {
    // The stored value may be invalid.
    return [];
  }
}

export function keepRecent(storage: RecentStorage, id: string): void {
  const others = recentIds(storage).filter((other) => other !== id);
  try {
    storage.set(key, JSON.stringify([id, ...others].slice(0, most)));
  } catch {
    // Storage is full; the stored list stays unchanged.
  }
}
