import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

export interface SaveSnippet {
  readonly type: 'SaveSnippet';
  readonly snippetId: string;
  readonly name: string;
  readonly block: CopiedBlock;
}

export interface RenameSnippet {
  readonly type: 'RenameSnippet';
  readonly snippetId: string;
  readonly name: string;
}

export interface DeleteSnippet {
  readonly type: 'DeleteSnippet';
  readonly snippetId: string;
}

export type SnippetCommand = SaveSnippet | RenameSnippet | DeleteSnippet;

/** For one more block of a store. */
export interface TakeSnippetPlace {
  readonly type: 'TakeSnippetPlace';
  readonly snippetId: string;
  /** Those that are kept, as far as is known: places were not always counted. */
  readonly existing: readonly string[];
}

export interface FreeSnippetPlace {
  readonly type: 'FreeSnippetPlace';
  readonly snippetId: string;
}

export type SnippetPlaceCommand = TakeSnippetPlace | FreeSnippetPlace;
