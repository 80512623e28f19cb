import { viewerFacts, type Viewer } from '@selvedge/shared/blocks/viewers';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

/** Somebody who is not there. */
const shopper = { name: 'A shopper', hasDashboard: false } as const;

/** What a page knows of a visitor of some kind; null: of who looks at it. */
export function personalTo(viewer: Viewer | null, own: PersonalState): PersonalState {
  if (viewer === null) return own;
  const { isSignedIn, basketQuantity, favourites } = viewerFacts[viewer];
  return {
    account: isSignedIn ? shopper : undefined,
    basketQuantity,
    // Counted by the header; no product of the shop is the one that such a visitor likes.
    ...(own.favourites && {
      favourites: Array.from({ length: favourites }, (_, nth) => `#${nth}`),
    }),
  };
}
