import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

export type SnippetEvent =
  | {
      readonly type: 'SnippetSaved';
      readonly snippetId: string;
      readonly name: string;
      readonly block: CopiedBlock;
    }
  | { readonly type: 'SnippetRenamed'; readonly snippetId: string; readonly name: string }
  | { readonly type: 'SnippetDeleted'; readonly snippetId: string };

/** Events of the places that limit a store's saved blocks. */
export interface SnippetPlaceEvent {
  readonly type: 'SnippetPlaceTaken' | 'SnippetPlaceFreed';
  readonly snippetId: string;
}

export const snippetPlaceEventTypes: EventTypes<SnippetPlaceEvent> = {
  SnippetPlaceTaken: { schemaVersion: 1 },
  SnippetPlaceFreed: { schemaVersion: 1 },
};

export const snippetEventTypes: EventTypes<SnippetEvent> = {
  SnippetSaved: { schemaVersion: 1 },
  SnippetRenamed: { schemaVersion: 1 },
  SnippetDeleted: { schemaVersion: 1 },
};
