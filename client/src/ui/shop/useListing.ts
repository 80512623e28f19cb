import { listingLink, type Listing, type ListingChoice } from '@selvedge/shared/storefront/listing';
import { useCallback, useEffect, useRef, useState } from 'react';

import { saveListing, savedListing, savePlace, restorePlace } from './saved-listing.js';

export interface ListingOnShow {
  /** The last page that was fetched; its products are those of every page on show. */
  readonly listing: Listing;
  /** What is being fetched: another choice, or the next page of this one. */
  readonly busy: 'choice' | 'more' | null;
  /** The next page did not come; its link still leads to it. */
  readonly failed: boolean;
}

interface Listed extends ListingOnShow {
  readonly choose: (choice: ListingChoice) => void;
  /** CAT-029: puts the next page under those on show. */
  readonly more: () => void;
}

async function fetchListing(link: string): Promise<Listing> {
  const response = await fetch(link, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${link} was answered with ${response.status}.`);
  // The server's answers are typed once, in the contracts that both sides share.
  return (await response.json()) as Listing;
}

/** What was on show, and the next page under it; nothing twice, should the list have moved meanwhile. */
function appended(shown: Listing, next: Listing): Listing {
  const shownIds = new Set(shown.products.map(({ uuid }) => uuid));
  const fresh = next.products.filter(({ uuid }) => !shownIds.has(uuid));
  return { ...next, products: [...shown.products, ...fresh] };
}

/** What came of a question: its answer is on show, there is none, or a later question was asked. */
type Outcome = 'shown' | 'failed' | 'overtaken';

/** CAT-026, CAT-029: a grid that follows its filters and grows at its end, without another page. */
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
      // An answer that comes after a later question is no answer any more.
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

/** CAT-029, RTE-079: who comes back finds what was on show, at the same place. */
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
