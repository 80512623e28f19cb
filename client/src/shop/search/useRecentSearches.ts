import {
  recentIn,
  recentSearchesKey,
  withoutRecent,
  withRecent,
} from '@selvedge/shared/search/recent';
import { useEffect, useSyncExternalStore } from 'react';

import { browserStorage } from '../../lib/browser-storage.js';

const listeners = new Set<() => void>();

/** Stored value, unparsed. */
function stored(): string | null {
  return browserStorage().get(recentSearchesKey);
}

function keep(recent: readonly string[]): void {
  try {
    if (recent.length === 0) browserStorage().remove(recentSearchesKey);
    else browserStorage().set(recentSearchesKey, JSON.stringify(recent));
  } catch {
    // Storage is full; the stored list stays unchanged.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface RecentSearches {
  readonly recent: readonly string[];
  readonly remove: (q: string) => void;
  readonly clear: () => void;
}

/** Other recent searches of this browser. `found` is stored from now on. */
export function useRecentSearches(found: string | null): RecentSearches {
  const text = useSyncExternalStore(subscribe, stored, () => null);
  useEffect(() => {
    if (found !== null) keep(withRecent(recentIn(stored()), found));
  }, [found]);
  return {
    recent: withoutRecent(recentIn(text), found ?? ''),
    remove: (q) => keep(withoutRecent(recentIn(stored()), q)),
    clear: () => keep([]),
  };
}
