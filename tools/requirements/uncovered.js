import { readFileSync } from 'node:fs';
import path from 'node:path';

import { rowsOf } from './catalogue.js';

const read = (file) => rowsOf(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

/**
 * Returns the rows that the product does not meet in full, by ID, with the reason. They never count
 * as covered, even if a test cites them for the part that works.
 */
export function uncoveredRows() {
  return read('uncovered.tsv');
}

/** Returns the rows that the product deliberately meets in another way, with the decision's number. */
export function deviatingRows() {
  return read('deviations.tsv');
}

/** Returns the citation counts without the rows that are listed as uncovered. */
export function withoutUncovered(counts, uncovered) {
  return new Map([...counts].filter(([id]) => !uncovered.has(id)));
}
