import { linkOf, type Link } from '../links/link.js';
import type { Store } from '../stores/contract.js';
import { searchForm } from './search-form.js';

/** Target of a search term that the owner redirects. */
export type SearchRedirect = Extract<Link, { readonly kind: 'internal' | 'external' }>;

/**
 * Returns the redirect of a search term, compared by its normal form. Undefined if none is set or
 * its address is not allowed. `origin` is the shop's own, whose absolute addresses are
 * internal.
 */
export function searchRedirect(
  redirects: Store['searchRedirects'],
  q: string,
  origin?: string,
): SearchRedirect | undefined {
  const term = searchForm(q);
  if (term === '') return undefined;
  const found = redirects.find(({ searchTerm }) => searchForm(searchTerm) === term);
  const link = linkOf(found?.destinationUrl ?? '', origin);
  return link.kind === 'internal' || link.kind === 'external' ? link : undefined;
}
