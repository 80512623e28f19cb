import { pageUrl } from '@selvedge/shared/pages/page-address';
import { isReservedUrl } from '@selvedge/shared/storefront/reserved-urls';

/** Same wording as the server. */
const taken = 'Another page of the shop has this address';
const missing = 'A page needs an address';

/** Returns why a page cannot use the address, or undefined if it can (PAG-016, PAG-020). */
export function addressProblem(page: {
  readonly url: string;
  /** Address when the page was opened, which is always allowed. */
  readonly opened: string;
  readonly taken: readonly string[];
}): string | undefined {
  const url = pageUrl(page.url);
  if (url === page.opened) return undefined;
  if (page.url.trim() === '') return missing;
  return isReservedUrl(url) || page.taken.includes(url) ? taken : undefined;
}
