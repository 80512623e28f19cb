import type { Interaction } from '@selvedge/shared/interactions/interactions';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** What visitors do with a page. Nothing of it says who they are. */
export type InteractionEvent =
  | {
      readonly type: 'InteractionRecorded';
      readonly visitId: string;
      readonly pageUuid: string;
      readonly kind: Interaction;
    }
  | { readonly type: 'FavouriteWithdrawn'; readonly visitId: string; readonly pageUuid: string };

export const interactionEventTypes: EventTypes<InteractionEvent> = {
  InteractionRecorded: { schemaVersion: 1 },
  FavouriteWithdrawn: { schemaVersion: 1 },
};
