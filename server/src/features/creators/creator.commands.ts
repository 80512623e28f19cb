import type { Creator } from '@selvedge/shared/catalogue/contract';

export interface SaveCreator {
  readonly type: 'SaveCreator';
  readonly creator: Creator;
}

export interface RemoveCreator {
  readonly type: 'RemoveCreator';
  readonly uuid: string;
}

export type CreatorCommand = SaveCreator | RemoveCreator;
