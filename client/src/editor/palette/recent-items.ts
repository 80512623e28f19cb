import type { BrowserStorage } from '../../lib/browser-storage.js';

const key = 'editor.recently-added';
/** As many as stand beside each other twice. */
const most = 4;

type RecentStorage = Pick<BrowserStorage, 'get' | 'set'>;

/** The ids of what was added last on this device, the latest first. */
export function recentIds(storage: Pick<RecentStorage, 'get'>): readonly string[] {
  try {
    const held: unknown = JSON.parse(storage.get(key) ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter((id): id is string => typeof id === 'string').slice(0, most);
  } catch {
    // Anybody may write there.
    return [];
  }
}

export function keepRecent(storage: RecentStorage, id: string): void {
  const others = recentIds(storage).filter((other) => other !== id);
  try {
    storage.set(key, JSON.stringify([id, ...others].slice(0, most)));
  } catch {
    // A browser that has no more room shows the next time what it has.
  }
}
