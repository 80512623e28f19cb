import { listingLink, type Listing, type ListingChoice } from '@selvedge/shared/storefront/listing';
import { useCallback, useRef, useState } from 'react';

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
  const known = new Set(shown.products.map(({ uuid }) => uuid));
  const fresh = next.products.filter(({ uuid }) => !known.has(uuid));
  return { ...next, products: [...shown.products, ...fresh] };
}

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
    ): Promise<boolean> => {
      latest.current += 1;
      const mine = latest.current;
      // An answer that comes after a later question is no answer any more.
      const show = (next: (now: ListingOnShow) => ListingOnShow) => {
        if (mine === latest.current) setState(next);
      };
      show((now) => ({ ...now, busy, failed: false }));
      try {
        const answer = settle(await fetchListing(link));
        show(() => ({ listing: answer, busy: null, failed: false }));
        return true;
      } catch {
        show((now) => ({ ...now, busy: null, failed: true }));
        return false;
      }
    },
    [],
  );

  const choose = (choice: ListingChoice) => {
    const link = listingLink(listing.path, choice);
    void ask('choice', link, (answer) => answer).then((done) => {
      if (done) history.replaceState(null, '', link);
      else location.assign(link);
    });
  };
  const more = useCallback(() => {
    const link = listingLink(listing.path, listing.choice, listing.page + 1);
    void ask('more', link, (answer) => appended(listing, answer));
  }, [listing, ask]);
  return { ...state, choose, more };
}
