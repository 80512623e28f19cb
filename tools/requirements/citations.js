import { catalogue } from './catalogue.js';

const areas = [...new Set([...catalogue.keys()].map((id) => id.slice(0, 3)))].join('|');
const citation = new RegExp(`\\b(?:${areas})-\\d{3}\\b`, 'g');
/** Matches `ORD-010..015`, `ORD-010-ORD-015` and `ORD-010 to ORD-015`. */
const range = new RegExp(
  `\\b(${areas})-\\d{3}(?:\\s*(?:\\.\\.|…|[-–—])\\s*(?:\\1-)?| (?:to|through|until) \\1-)\\d{3}\\b`,
  'g',
);

/** Returns the distinct IDs that a text cites. */
export function citedIn(text) {
  return [...new Set(text.match(citation))];
}

/** Returns the ranges of IDs in a text; tests must cite each ID individually. */
export function rangesIn(text) {
  return text.match(range) ?? [];
}

/** Counts the names that cite each ID; returns a Map in catalogue order. */
export function countCitations(names) {
  const counts = new Map();
  for (const id of names.flatMap(citedIn)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const place = new Map([...catalogue.keys()].map((id, index) => [id, index]));
  const placeOf = ([id]) => place.get(id) ?? Infinity;
  return new Map([...counts].sort((one, other) => placeOf(one) - placeOf(other)));
}

/**
 * Resolves command-line arguments, IDs or prefixes of IDs (`ORD`, `ORD-01`), to IDs. Throws for an
 * argument without a match.
 */
export function matchingIds(prefixes) {
  return [...new Set(prefixes.flatMap(idsWithPrefix))];
}

function idsWithPrefix(prefix) {
  const ids = [...catalogue.keys()].filter((id) => id.startsWith(prefix));
  if (ids.length === 0) throw new RangeError(`No requirement begins with ${prefix}`);
  return ids;
}
