import type { Store } from '@selvedge/shared/stores/contract';

export interface SaveStore {
  readonly type: 'SaveStore';
  readonly store: Store;
  /** Expected state; the command conflicts if the store differs from it. */
  readonly before?: Store | undefined;
}

export type StoreCommand = SaveStore;
