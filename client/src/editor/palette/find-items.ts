import { searchForm } from '@selvedge/shared/search/search-form';

import type { PaletteItem } from './palette-items.js';

type Searchable = Pick<PaletteItem, 'title' | 'group' | 'also'>;

/**
 * Returns the items for which each typed word is the start of a word in the title, a synonym or the
 * group. Title matches come first.
 */
export function foundItems<Item extends Searchable>(
  items: readonly Item[],
  searchTerm: string,
): readonly Item[] {
  const typed = termsOf(searchTerm);
  const found = items.filter(({ title, group, also }) =>
    fits(typed, [title, group, ...also].flatMap(termsOf)),
  );
  const byTitle = found.filter(({ title }) => fits(typed, termsOf(title)));
  return [...byTitle, ...found.filter((item) => !byTitle.includes(item))];
}

/** Splits `Café-bar` into `cafe` and `bar`. */
function termsOf(text: string): readonly string[] {
  return searchForm(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((term) => term !== '');
}

function fits(typed: readonly string[], terms: readonly string[]): boolean {
  return typed.every((one) => terms.some((term) => term.startsWith(one)));
}
