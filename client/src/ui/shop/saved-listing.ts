import { listingLink, type Listing } from '@selvedge/shared/catalogue/listing/listing';

/** Session storage key of the scroll position, in pixels. */
const placeKey = 'listing-place';

/** Stores the loaded pages in the history entry; the address names the last of them (CAT-029). */
export function saveListing(listing: Listing): void {
  const link = listingLink(listing.path, listing.choice, listing.page);
  history.replaceState({ listing }, '', link);
}

/**
 * Returns the list stored by an earlier visit; undefined for a new visit or after a change of
 * currency.
 */
export function savedListing(initial: Listing): Listing | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  if (!isReturn) return undefined;
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('listing' in state)) return undefined;
  // Only this module writes it to the history.
  const saved = state.listing as Listing;
  return signOf(saved) === signOf(initial) ? saved : undefined;
}

/** Stores the scroll position when the page is left; returns a function that stops it. */
export function savePlace(): () => void {
  const write = () => {
    sessionStorage.setItem(placeKey, JSON.stringify([location.href, Math.round(scrollY)]));
  };
  addEventListener('pagehide', write);
  return () => {
    removeEventListener('pagehide', write);
  };
}

/** Restores the scroll position once the page has its earlier length (RTE-079). */
export function restorePlace(): void {
  const [href, top] = placeIn(sessionStorage.getItem(placeKey));
  if (href === location.href) scrollTo({ top, behavior: 'instant' });
}

/** Key that must match for a stored list to be reused. */
function signOf({ path, choice, page, currencies }: Listing): string {
  return `${listingLink(path, choice, page)} ${currencies.shown}`;
}

function placeIn(text: string | null): readonly [href: string, top: number] {
  // Written above in this form.
  return text === null ? ['', 0] : (JSON.parse(text) as [string, number]);
}
