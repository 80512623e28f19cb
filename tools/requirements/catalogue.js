import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every requirement, by its ID, with its title, in the order of the catalogue. Rows are appended to
 * their area, never renumbered or reused.
 */
export const catalogue = rowsOf(readFileSync(join(import.meta.dirname, 'catalogue.tsv'), 'utf8'));

/** The rows of a text of lines `ID`, tab, title. */
export function rowsOf(text) {
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  );
}
