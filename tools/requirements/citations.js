import { catalogue, lastRows, requirementId } from './catalogue.js';

const areas = Object.keys(lastRows).join('|');
/** `ORD-010`, `ORD-010..015`, `ORD-010..ORD-015`, `ORD-010 to ORD-015`. */
const citation = new RegExp(
  `\\b(?<area>${areas})-(?<first>\\d{3})(?:\\.\\.(?:\\k<area>-)?(?<last>\\d{3})| to \\k<area>-(?<end>\\d{3}))?\\b`,
  'g',
);

/** The IDs that a text cites, each once, ranges written out. Throws for a range that runs backwards. */
export function citedIn(text) {
  const found = [...text.matchAll(citation)].flatMap(({ 0: range, groups }) => {
    const { area, first, last = groups.end ?? first } = groups;
    if (Number(last) < Number(first)) throw new RangeError(`${range} runs backwards`);
    return rows(area, Number(first), Number(last));
  });
  return [...new Set(found)];
}

function rows(area, first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => requirementId(area, first + index));
}

/** How many of the names cite each ID: a Map from ID to count, in the order of the catalogue. */
export function countCitations(names) {
  const counts = new Map();
  for (const id of names.flatMap(citedIn)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const place = new Map(catalogue.map((id, index) => [id, index]));
  const placeOf = ([id]) => place.get(id) ?? Infinity;
  return new Map([...counts].sort((one, other) => placeOf(one) - placeOf(other)));
}

/**
 * The IDs that are asked for on the command line: IDs, ranges, and beginnings of IDs (`ORD`, `ORD-01`).
 * Throws for a word that means none.
 */
export function askedFor(words) {
  const text = words.join(' ');
  const beginnings = text
    .replaceAll(citation, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return [...new Set([...citedIn(text), ...beginnings.flatMap(beginningWith)])];
}

function beginningWith(beginning) {
  const found = catalogue.filter((id) => id.startsWith(beginning));
  if (found.length === 0) throw new RangeError(`No requirement begins with ${beginning}`);
  return found;
}
