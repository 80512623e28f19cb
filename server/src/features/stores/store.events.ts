import type { Store } from '@selvedge/shared/stores/contract';

/** A store's event carries its whole state, so that whatever changes a shop page is in the log. */
export interface StoreSaved {
  readonly type: 'StoreSaved';
  readonly store: Store;
}

export type StoreEvent = StoreSaved;
