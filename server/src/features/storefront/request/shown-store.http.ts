import { areFavouritesShown } from '@selvedge/shared/favourites/favourites-test';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import { variationsOf } from './split-variations.http.js';

/** Memoized, because derived data is cached by the store object. */
const withoutFavourites = memoizeByObject((store: Store): Store => ({
  ...store,
  favouritesEnabled: false,
}));

/**
 * Returns the store as its visitor sees it: without favourites if the split test excludes them
 * (GRD-035, BSK-009).
 */
export function shownStore(request: FastifyRequest, store: Store): Store {
  if (!store.favouritesEnabled || areFavouritesShown(variationsOf(request, store))) return store;
  return withoutFavourites(store);
}
