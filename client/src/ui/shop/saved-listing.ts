import { listingLink, type Listing } from '@selvedge/shared/storefront/listing';

/** Where the page was when its reader left it, in pixels; of this tab alone. */
const placeKey = 'listing-place';

/** CAT-029: the address names the last page on show, and the browser's history holds all that was. */
export function saveListing(listing: Listing): void {
  const link = listingLink(listing.path, listing.choice, listing.page);
  history.replaceState({ listing }, '', link);
}

/** What stood here when its reader went on; undefined for who comes anew, or with other money. */
export function savedListing(initial: Listing): Listing | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  if (!isReturn) return undefined;
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('listing' in state)) return undefined;
  // Nobody else writes it into the history of our pages.
  const saved = state.listing as Listing;
  return signOf(saved) === signOf(initial) ? saved : undefined;
}

/** Remembers the place of a page that is left; call what it returns when there is none to remember. */
export function savePlace(): () => void {
  const write = () => {
    sessionStorage.setItem(placeKey, JSON.stringify([location.href, Math.round(scrollY)]));
  };
  addEventListener('pagehide', write);
  return () => {
    removeEventListener('pagehide', write);
  };
}

/** RTE-079: back to where it was, now that the page is as long as it was. */
export function restorePlace(): void {
  const [href, top] = placeIn(sessionStorage.getItem(placeKey));
  if (href === location.href) scrollTo({ top, behavior: 'instant' });
}

/** What must be the same for a list to be the same. */
function signOf({ path, choice, page, currencies }: Listing): string {
  return `${listingLink(path, choice, page)} ${currencies.shown}`;
}

function placeIn(text: string | null): readonly [href: string, top: number] {
  // Written above, in this form.
  return text === null ? ['', 0] : (JSON.parse(text) as [string, number]);
}
