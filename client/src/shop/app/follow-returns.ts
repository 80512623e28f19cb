import type { PagePayload, PersonalState } from '@selvedge/shared/storefront/contract';

import { setBasketCount } from '../../lib/basket-count.js';
import { setFavourites } from '../../lib/favourites.js';

/** Calls `refresh` if the visitor came back to this page, now or later. */
export function followReturns(refresh: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // Browsers show a cached document after Back without asking the server.
  const isBack =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  // The loader records a return that happened before the program ran.
  const isRestored = document.querySelector('script[data-restored]') !== null;
  if (isBack || isRestored) refresh();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
}

/**
 * Updates the counts of the header, and returns the current account. Undefined if the server cannot
 * be reached; the page then stays unchanged.
 */
export async function refreshCounts(): Promise<Pick<PersonalState, 'account'> | undefined> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  const markup = (await answer?.text().catch(() => '')) ?? '';
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const state = page.getElementById('payload')?.textContent;
  if (!state) return undefined;
  // Written into the page by the server from the same contract.
  const { basketQuantity, favourites, account } = JSON.parse(state) as PagePayload;
  setBasketCount(basketQuantity ?? 0);
  setFavourites(favourites ?? []);
  return { account };
}
