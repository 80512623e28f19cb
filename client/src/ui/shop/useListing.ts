import {
  listingLink,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/catalogue/listing/listing';
import { useCallback, useEffect, useRef, useState } from 'react';

import { saveListing, savedListing, savePlace, restorePlace } from './saved-listing.js';

export interface ListingOnShow {
  /** Last loaded page, with the products of all pages on screen. */
  readonly listing: Listing;
  /** Pending request: another filter choice, or the next page. */
  readonly busy: 'choice' | 'more' | null;
  /** Whether the next page failed to load; its link still works. */
  readonly failed: boolean;
}

interface Listed extends ListingOnShow {
  readonly choose: (choice: ListingChoice) => void;
  /** Appends the next page (CAT-029). */
  readonly more: () => void;
}

async function fetchListing(link: string): Promise<Listing> {
  const response = await fetch(link, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${link} responded with ${response.status}.`);
  // The response type is defined by the shared contracts.
  return (await response.json()) as Listing;
}

/** Appends a page, without duplicates if the list shifted in the meantime. */
function appended(shown: Listing, next: Listing): Listing {
  const shownIds = new Set(shown.products.map(({ uuid }) => uuid));
  const fresh = next.products.filter(({ uuid }) => !shownIds.has(uuid));
  return { ...next, products: [...shown.products, ...fresh] };
}

/** Result of a request: shown, failed, or replaced by a newer request. */
type Outcome = 'shown' | 'failed' | 'overtaken';

/** Product list that follows its filters and grows without a page load (CAT-026, CAT-029). */
export function useListing(initial: Listing): Listed {
  const [state, setState] = useState<ListingOnShow>({
    listing: initial,
    busy: null,
    failed: false,
  });
  const latest = useRef(0);
  const { listing } = state;

  const ask = useCallback(
    async (
      busy: 'choice' | 'more',
      link: string,
      settle: (answer: Listing) => Listing,
    ): Promise<Outcome> => {
      latest.current += 1;
      const mine = latest.current;
      setState((now) => ({ ...now, busy, failed: false }));
      const answer = await fetchListing(link).catch(() => undefined);
      // A newer request replaced this one.
      if (mine !== latest.current) return 'overtaken';
      if (answer === undefined) {
        setState((now) => ({ ...now, busy: null, failed: true }));
        return 'failed';
      }
      const settled = settle(answer);
      setState({ listing: settled, busy: null, failed: false });
      saveListing(settled);
      return 'shown';
    },
    [],
  );

  const choose = (choice: ListingChoice) => {
    const link = listingLink(listing.path, choice);
    void ask('choice', link, (answer) => answer).then((outcome) => {
      if (outcome === 'failed') location.assign(link);
    });
  };
  const more = useCallback(() => {
    const link = listingLink(listing.path, listing.choice, listing.page + 1);
    void ask('more', link, (answer) => appended(listing, answer));
  }, [listing, ask]);
  useReturn(initial, (saved) => setState({ listing: saved, busy: null, failed: false }));
  return { ...state, choose, more };
}

/** Restores list and scroll position on return (CAT-029, RTE-079). */
function useReturn(initial: Listing, show: (saved: Listing) => void): void {
  const shown = useRef(show);
  useEffect(() => {
    const saved = savedListing(initial);
    if (saved !== undefined) {
      shown.current(saved);
      requestAnimationFrame(restorePlace);
    }
    return savePlace();
  }, [initial]);
}
