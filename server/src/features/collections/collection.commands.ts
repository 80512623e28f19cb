import type { Collection } from '@selvedge/shared/catalogue/contract';

export interface SaveCollection {
  readonly type: 'SaveCollection';
  readonly collection: Collection;
}

export interface RemoveCollection {
  readonly type: 'RemoveCollection';
  readonly uuid: string;
}

export type CollectionCommand = SaveCollection | RemoveCollection;
