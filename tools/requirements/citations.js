import { catalogue } from './catalogue.js';

const areas = [...new Set([...catalogue.keys()].map((id) => id.slice(0, 3)))].join('|');
const citation = new RegExp(`\\b(?:${areas})-\\d{3}\\b`, 'g');
/** `ORD-010..015`, `ORD-010-ORD-015`, `ORD-010 to ORD-015`. */
const range = new RegExp(
  `\\b(${areas})-\\d{3}(?:\\s*(?:\\.\\.|…|[-–—])\\s*(?:\\1-)?| (?:to|through|until) \\1-)\\d{3}\\b`,
  'g',
);

/** The IDs that a text cites, each once. */
export function citedIn(text) {
  return [...new Set(text.match(citation))];
}

/** What a text cites by more than single IDs: a test stands for the rows that it names, and no other. */
export function rangesIn(text) {
  return text.match(range) ?? [];
}

/** How many of the names cite each ID: a Map from ID to count, in the order of the catalogue. */
export function countCitations(names) {
  const counts = new Map();
  for (const id of names.flatMap(citedIn)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const place = new Map([...catalogue.keys()].map((id, index) => [id, index]));
  const placeOf = ([id]) => place.get(id) ?? Infinity;
  return new Map([...counts].sort((one, other) => placeOf(one) - placeOf(other)));
}

/**
 * The IDs that are asked for on the command line by IDs and beginnings of IDs (`ORD`, `ORD-01`).
 * Throws for a word that means none.
 */
export function askedFor(args) {
  return [...new Set(args.flatMap(beginningWith))];
}

function beginningWith(beginning) {
  const found = [...catalogue.keys()].filter((id) => id.startsWith(beginning));
  if (found.length === 0) throw new RangeError(`No requirement begins with ${beginning}`);
  return found;
}
