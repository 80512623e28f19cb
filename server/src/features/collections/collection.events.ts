import type { Collection } from '@selvedge/shared/catalogue/contract';

/** Complete state of the collection, so that its history can be read from these events alone. */
export interface CollectionSaved {
  readonly type: 'CollectionSaved';
  readonly collection: Collection;
}

export interface CollectionRemoved {
  readonly type: 'CollectionRemoved';
  readonly uuid: string;
}

export type CollectionEvent = CollectionSaved | CollectionRemoved;
