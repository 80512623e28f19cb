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
