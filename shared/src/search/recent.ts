import { maxQueryLength } from './limits.js';

/** Key in the browser's storage, within the limit of 256 characters (UTL-009). */
export const recentSearchesKey = 'recent-searches';
export const maxRecentSearches = 6;

/** Parses stored searches; empty if the value is invalid. */
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

/** Adds a search at the front, without case-insensitive duplicates. */
export function withRecent(recent: readonly string[], q: string): readonly string[] {
  const term = q.trim();
  if (!isTerm(term)) return recent;
  return [term, ...withoutRecent(recent, term)].slice(0, maxRecentSearches);
}

export function withoutRecent(recent: readonly string[], q: string): readonly string[] {
  return recent.filter((term) => term.toLowerCase() !== q.toLowerCase());
}
