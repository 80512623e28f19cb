import type { StoreDirectory } from '../stores/index.js';

/** A store that was switched off is no longer in the directory, but its orders stay. */
export function storeNameIn(stores: StoreDirectory, division: number): string {
  return stores.store(division)?.name ?? `Store ${division}`;
}

/** Where its shop is; null likewise. */
export function shopIn(stores: StoreDirectory, division: number): string | null {
  const store = stores.store(division);
  return store === undefined ? null : stores.originOf(store);
}
