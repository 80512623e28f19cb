import type { Creator } from '@selvedge/shared/catalogue/contract';

/** Complete state of the creator, so that its history can be read from these events alone. */
export interface CreatorSaved {
  readonly type: 'CreatorSaved';
  readonly creator: Creator;
}

export interface CreatorRemoved {
  readonly type: 'CreatorRemoved';
  readonly uuid: string;
}

export type CreatorEvent = CreatorSaved | CreatorRemoved;
