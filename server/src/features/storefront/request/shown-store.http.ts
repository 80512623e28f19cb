import { areFavouritesShown } from '@selvedge/shared/favourites/favourites-test';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import { variationsOf } from './split-variations.http.js';

/** What is made of a store is kept by the object. */
const withoutFavourites = memoizeByObject((store: Store): Store => ({
  ...store,
  favouritesEnabled: false,
}));

/** GRD-035, BSK-009: the store as its visitor is shown it: without favourites for whom its split test has none. */
export function shownStore(request: FastifyRequest, store: Store): Store {
  if (!store.favouritesEnabled || areFavouritesShown(variationsOf(request, store))) return store;
  return withoutFavourites(store);
}
