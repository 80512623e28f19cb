import { viewerFacts, type Viewer } from '@selvedge/shared/blocks/viewers';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

/** Placeholder person for the preview of a signed-in shopper. */
const shopper = { name: 'A shopper', hasDashboard: false } as const;

/** Personal state of a kind of visitor; of the current user if null. */
export function personalTo(viewer: Viewer | null, own: PersonalState): PersonalState {
  if (viewer === null) return own;
  const { isSignedIn, basketQuantity, favourites } = viewerFacts[viewer];
  return {
    account: isSignedIn ? shopper : undefined,
    basketQuantity,
    // Preview favourites count in the header but mark no product of the shop.
    ...(own.favourites && {
      favourites: Array.from({ length: favourites }, (_, nth) => `#${nth}`),
    }),
  };
}
