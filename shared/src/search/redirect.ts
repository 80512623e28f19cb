import { linkOf, type Link } from '../links/link.js';
import type { Store } from '../stores/contract.js';

/** Where a search leads that the owner has an answer for. */
export type SearchRedirect = Extract<Link, { readonly kind: 'internal' | 'external' }>;

function termOf(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * RTE-020, STO-011: trimmed, and whatever the case; undefined where nothing is set, or what is set is
 * no address (UTL-003). `origin` is the shop's own: its absolute addresses are internal too.
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
