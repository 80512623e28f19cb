import type { Store } from '@selvedge/shared/stores/contract';

/**
 * Contains the whole state of the store, so that the log records everything that changes a shop
 * page.
 */
export interface StoreSaved {
  readonly type: 'StoreSaved';
  readonly store: Store;
}

export type StoreEvent = StoreSaved;
