import { pageUrl } from '@selvedge/shared/pages/page-address';
import { isReservedUrl } from '@selvedge/shared/pages/reserved-urls';

/** As the server says it. */
const taken = 'Another page of the shop has this address';
const missing = 'A page needs an address';

/** PAG-016, PAG-020: why a page cannot be found there; undefined where it can. */
export function addressProblem(page: {
  readonly url: string;
  /** Where it was when it was opened: it is its own. */
  readonly opened: string;
  /** The addresses of all pages. */
  readonly taken: readonly string[];
}): string | undefined {
  const url = pageUrl(page.url);
  if (url === page.opened) return undefined;
  if (page.url.trim() === '') return missing;
  return isReservedUrl(url) || page.taken.includes(url) ? taken : undefined;
}
