import type { Interaction } from '@selvedge/shared/interactions/interactions';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Interactions of visitors with pages. The events contain no personal data. */
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
