import type { Collection } from '@selvedge/shared/catalogue/contract';

export interface SaveCollection {
  readonly type: 'SaveCollection';
  readonly collection: Collection;
  /** What it was when the change was made; anything else now is a conflict. */
  readonly before?: Collection | undefined;
}

export interface RemoveCollection {
  readonly type: 'RemoveCollection';
  readonly uuid: string;
}

export type CollectionCommand = SaveCollection | RemoveCollection;
