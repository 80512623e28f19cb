import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All requirements by ID, with title, in catalogue order. Rows are appended to their area and never
 * renumbered or reused.
 */
export const catalogue = rowsOf(readFileSync(join(import.meta.dirname, 'catalogue.tsv'), 'utf8'));

/** Parses lines of ID, tab, title. */
export function rowsOf(text) {
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  );
}
