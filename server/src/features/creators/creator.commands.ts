import type { Creator } from '@selvedge/shared/catalogue/contract';

export interface SaveCreator {
  readonly type: 'SaveCreator';
  readonly creator: Creator;
  /** State that the change is based on; any other current state is a conflict. */
  readonly before?: Creator | undefined;
}

export interface RemoveCreator {
  readonly type: 'RemoveCreator';
  readonly uuid: string;
}

export type CreatorCommand = SaveCreator | RemoveCreator;
