import type { Interaction } from '@selvedge/shared/interactions/interactions';

import type { Projection } from '../../platform/event-log/model/projection.js';
import { doneAfter } from './interaction.decider.js';
import type { InteractionEvent } from './interaction.events.js';

/** Interactions of one visitor with one page. */
export interface VisitInteractionsRow {
  readonly division: number;
  readonly visitId: string;
  readonly kinds: readonly Interaction[];
}

export const visitInteractions: Projection<VisitInteractionsRow, InteractionEvent> = {
  name: 'visit-interactions',
  reads: ['InteractionRecorded', 'FavouriteWithdrawn'],
  keysOf: ({ division, event: { visitId } }) => [{ division, visitId }],
  apply: (row, { division, event }) => ({
    division,
    visitId: event.visitId,
    kinds: doneAfter(row?.kinds ?? [], event),
  }),
};
