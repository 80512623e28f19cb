import type { Paged } from '@selvedge/shared/http/paging';
import type { PageListing } from '@selvedge/shared/pages/page';
import { searchFilter } from '@selvedge/shared/search/search-form';

import type { PageSearch, PageSort } from './page-search.js';
import { nameOf, PAGE_STATE_LABELS, stateOf } from '../page-labels.js';

const perPage = 50;

/** Alphabetical order that compares numbers by value. */
const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

const KEYS = {
  title: nameOf,
  url: ({ url }: PageListing) => url,
  state: (page: PageListing) => PAGE_STATE_LABELS[stateOf(page)],
  version: ({ version }: PageListing) => version,
};

/** Returns one page of the pages whose title or address contains every search term, sorted. */
export function filterPages(
  all: readonly PageListing[],
  { searchTerm = '', sort = 'url', page = 1 }: PageSearch,
): Paged<PageListing> {
  const isFound = searchFilter(searchTerm);
  const found = all.filter((one) => isFound(`${nameOf(one)} ${one.url}`)).sort(inOrder(sort));
  // Pages may have been deleted since the URL was made.
  const last = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, last);
  return {
    data: found.slice((shown - 1) * perPage, shown * perPage),
    page: shown,
    perPage,
    total: found.length,
  };
}

function inOrder(sort: PageSort): (one: PageListing, other: PageListing) => number {
  const isDown = sort.startsWith('-');
  // A sort is a key of KEYS, optionally with a leading minus.
  const key = KEYS[(isDown ? sort.slice(1) : sort) as keyof typeof KEYS];
  return (one, other) => {
    const [a, b] = isDown ? [other, one] : [one, other];
    return collator.compare(key(a), key(b)) || collator.compare(one.url, other.url);
  };
}
