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

/** Reserves a place for one more block of a store. */
export interface TakeSnippetPlace {
  readonly type: 'TakeSnippetPlace';
  readonly snippetId: string;
  /**
   * Ids of saved blocks in the projection; blocks saved before places were counted have no place
   * event.
   */
  readonly existing: readonly string[];
}

export interface FreeSnippetPlace {
  readonly type: 'FreeSnippetPlace';
  readonly snippetId: string;
}

export type SnippetPlaceCommand = TakeSnippetPlace | FreeSnippetPlace;
