import type { StoreDirectory } from '../../stores/index.js';

/**
 * Returns the store's name; deactivated stores are not in the directory, but their orders remain.
 */
export function storeNameIn(stores: StoreDirectory, division: number): string {
  return stores.store(division)?.name ?? `Shop ${division}`;
}

/** Returns the shop's origin; null if the store is deactivated. */
export function shopIn(stores: StoreDirectory, division: number): string | null {
  const store = stores.store(division);
  return store === undefined ? null : stores.originOf(store);
}
