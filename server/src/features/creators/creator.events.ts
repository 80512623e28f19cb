import type { Creator } from '@selvedge/shared/catalogue/contract';

/** The whole creator as it is from now on, so that its history can be read without any other event. */
export interface CreatorSaved {
  readonly type: 'CreatorSaved';
  readonly creator: Creator;
}

export interface CreatorRemoved {
  readonly type: 'CreatorRemoved';
  readonly uuid: string;
}

export type CreatorEvent = CreatorSaved | CreatorRemoved;
