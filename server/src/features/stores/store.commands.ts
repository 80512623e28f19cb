import type { Store } from '@selvedge/shared/stores/contract';

export interface SaveStore {
  readonly type: 'SaveStore';
  readonly store: Store;
  /** What the store was when the change was made; anything else now is a conflict. */
  readonly before?: Store | undefined;
}

export type StoreCommand = SaveStore;
