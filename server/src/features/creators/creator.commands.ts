import type { Creator } from '@selvedge/shared/catalogue/contract';

export interface SaveCreator {
  readonly type: 'SaveCreator';
  readonly creator: Creator;
  /** What it was when the change was made; anything else now is a conflict. */
  readonly before?: Creator | undefined;
}

export interface RemoveCreator {
  readonly type: 'RemoveCreator';
  readonly uuid: string;
}

export type CreatorCommand = SaveCreator | RemoveCreator;
