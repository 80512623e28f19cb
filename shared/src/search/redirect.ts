import { linkOf, type Link } from '../links/link.js';
import type { Store } from '../stores/contract.js';

/** Target of a search term that the owner redirects. */
export type SearchRedirect = Extract<Link, { readonly kind: 'internal' | 'external' }>;

function termOf(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Returns the redirect of a search term, trimmed and case-insensitive. Undefined if none is set or
 * its address is not allowed. `origin` is the shop's own, whose absolute addresses are
 * internal.
 */
export function searchRedirect(
  redirects: Store['searchRedirects'],
  q: string,
  origin?: string,
): SearchRedirect | undefined {
  const term = termOf(q);
  if (term === '') return undefined;
  const found = redirects.find(({ searchTerm }) => termOf(searchTerm) === term);
  const link = linkOf(found?.destinationUrl ?? '', origin);
  return link.kind === 'internal' || link.kind === 'external' ? link : undefined;
}
