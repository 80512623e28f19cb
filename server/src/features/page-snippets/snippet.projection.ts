import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import type { Projection } from '../../platform/event-log/model/projection.js';
import type { SnippetEvent } from './snippet.events.js';

/** Block that a store saved for reuse. */
export interface SnippetRow {
  readonly division: number;
  readonly id: string;
  readonly name: string;
  readonly block: CopiedBlock;
}

export const pageSnippets: Projection<SnippetRow, SnippetEvent> = {
  name: 'page-snippets',
  reads: ['SnippetSaved', 'SnippetRenamed', 'SnippetDeleted'],
  keysOf: ({ division, event }) => [{ division, id: event.snippetId }],
  apply: (row, { division, event }) => {
    switch (event.type) {
      case 'SnippetSaved': {
        const { snippetId: id, name, block } = event;
        return { division, id, name, block };
      }
      case 'SnippetRenamed':
        return row && { ...row, name: event.name };
      case 'SnippetDeleted':
        return undefined;
    }
  },
};
