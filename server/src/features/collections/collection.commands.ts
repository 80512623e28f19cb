import type { Collection } from '@selvedge/shared/catalogue/contract';

export interface SaveCollection {
  readonly type: 'SaveCollection';
  readonly collection: Collection;
  /** State that the change is based on; any other current state is a conflict. */
  readonly before?: Collection | undefined;
}

export interface RemoveCollection {
  readonly type: 'RemoveCollection';
  readonly uuid: string;
}

export type CollectionCommand = SaveCollection | RemoveCollection;
