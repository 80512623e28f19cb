import type { Viewer } from '@selvedge/shared/blocks/viewers';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

import type { ChangingPage } from './changing-page.js';
import { personalTo } from './personal-to.js';
import { setBasketCount } from '../../lib/basket-count.js';
import { setFavourites } from '../../lib/favourites.js';

/** Renders the frame as a kind of visitor sees it; null restores the view of the current user. */
export function greeter(page: Pick<ChangingPage, 'change'>, own: PersonalState) {
  return (viewer: Viewer | null): void => {
    const { account, basketQuantity, favourites } = personalTo(viewer, own);
    setBasketCount(basketQuantity ?? 0);
    setFavourites(favourites ?? []);
    page.change({ account });
  };
}
