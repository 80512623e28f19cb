import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** What happens to a block that a store keeps for later. */
export type SnippetEvent =
  | {
      readonly type: 'SnippetSaved';
      readonly snippetId: string;
      readonly name: string;
      readonly block: CopiedBlock;
    }
  | { readonly type: 'SnippetRenamed'; readonly snippetId: string; readonly name: string }
  | { readonly type: 'SnippetDeleted'; readonly snippetId: string };

export const snippetEventTypes: EventTypes<SnippetEvent> = {
  SnippetSaved: { schemaVersion: 1 },
  SnippetRenamed: { schemaVersion: 1 },
  SnippetDeleted: { schemaVersion: 1 },
};
