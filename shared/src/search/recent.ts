import { maxQueryLength } from './limits.js';

/** UTL-009: the key under which the browser keeps them, far below its 256 characters. */
export const recentSearchesKey = 'recent-searches';
/** As many as are remembered. */
export const maxRecentSearches = 6;

/** The searches in what the browser kept; nothing in what is not ours. */
export function recentIn(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(isTerm).slice(0, maxRecentSearches);
  } catch {
    return [];
  }
}

function isTerm(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxQueryLength;
}

/** The newest first, each once whatever its case. */
export function withRecent(recent: readonly string[], q: string): readonly string[] {
  const term = q.trim();
  if (!isTerm(term)) return recent;
  return [term, ...withoutRecent(recent, term)].slice(0, maxRecentSearches);
}

export function withoutRecent(recent: readonly string[], q: string): readonly string[] {
  return recent.filter((term) => term.toLowerCase() !== q.toLowerCase());
}
