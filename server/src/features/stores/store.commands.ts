import type { Store } from '@selvedge/shared/stores/contract';

export interface SaveStore {
  readonly type: 'SaveStore';
  readonly store: Store;
}

export type StoreCommand = SaveStore;
