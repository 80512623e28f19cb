import { Injectable } from '@nestjs/common';
import type { PersonalState } from '@selvedge/shared/storefront/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type {
  PersonalShopRequest,
  PersonalSource,
  Visitor,
} from '../../features/storefront/index.js';
import { FavouritesContexts } from '../../features/favourites/favourites-contexts.service.js';
import { FavouritesReader } from '../../features/favourites/favourites.queries.js';

type State = Pick<PersonalState, 'favourites'>;

/** Products shown with a filled heart on every page (BSK-009). */
@Injectable()
export class Hearts implements PersonalSource {
  readonly name = 'favourites';

  constructor(
    private readonly contexts: FavouritesContexts,
    private readonly favourites: FavouritesReader,
  ) {}

  isIn(cookies: Visitor['cookies'], { favouritesEnabled }: Store): boolean {
    return favouritesEnabled && this.contexts.isIn(cookies);
  }

  forEveryone({ favouritesEnabled }: Store): State {
    return favouritesEnabled ? { favourites: [] } : {};
  }

  async of({ visitor, store }: PersonalShopRequest): Promise<State> {
    const shopperContext = this.contexts.of(visitor, store);
    if (shopperContext?.listId === undefined) return this.forEveryone(store);
    return {
      favourites: await this.favourites.products(
        shopperContext.context.division,
        shopperContext.listId,
      ),
    };
  }
}
