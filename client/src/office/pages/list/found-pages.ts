import type { Paged } from '@selvedge/shared/http/paging';
import type { PageListing } from '@selvedge/shared/pages/page';

import type { PageSearch, PageSort } from './page-search.js';
import { nameOf, PAGE_STATE_LABELS, stateOf } from '../page-labels.js';

const perPage = 50;

/** As letters are ordered, and numbers by their size. */
const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

const KEYS = {
  title: nameOf,
  url: ({ url }: PageListing) => url,
  state: (page: PageListing) => PAGE_STATE_LABELS[stateOf(page)],
  version: ({ version }: PageListing) => version,
};

/** Of all pages of a shop those that are asked for: whose title or address has every word, in order, cut into pages. */
export function foundPages(
  all: readonly PageListing[],
  { searchTerm = '', sort = 'url', page = 1 }: PageSearch,
): Paged<PageListing> {
  const found = all.filter(hasTerms(searchTerm)).sort(inOrder(sort));
  // What was there may be deleted by now.
  const last = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, last);
  return {
    data: found.slice((shown - 1) * perPage, shown * perPage),
    page: shown,
    perPage,
    total: found.length,
  };
}

function hasTerms(searchTerm: string): (page: PageListing) => boolean {
  const terms = plain(searchTerm).split(/\s+/);
  return (page) => {
    const text = plain(`${nameOf(page)} ${page.url}`);
    return terms.every((term) => text.includes(term));
  };
}

/** Without accents and capitals, as people search. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}

function inOrder(sort: PageSort): (one: PageListing, other: PageListing) => number {
  const isDown = sort.startsWith('-');
  // A sort is one of these, or one of these behind a minus.
  const key = KEYS[(isDown ? sort.slice(1) : sort) as keyof typeof KEYS];
  return (one, other) => {
    const [a, b] = isDown ? [other, one] : [one, other];
    return collator.compare(key(a), key(b)) || collator.compare(one.url, other.url);
  };
}
