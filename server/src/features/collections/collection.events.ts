import type { Collection } from '@selvedge/shared/catalogue/contract';

/** The whole collection as it is from now on, so that its history can be read without any other event. */
export interface CollectionSaved {
  readonly type: 'CollectionSaved';
  readonly collection: Collection;
}

export interface CollectionRemoved {
  readonly type: 'CollectionRemoved';
  readonly uuid: string;
}

export type CollectionEvent = CollectionSaved | CollectionRemoved;
