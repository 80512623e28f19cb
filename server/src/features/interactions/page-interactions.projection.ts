import { noInteractions, type InteractionCounts } from '@selvedge/shared/interactions/interactions';

import type { Projection } from '../../platform/event-log/model/projection.js';
import type { InteractionEvent } from './interaction.events.js';

/** Number of visitors per kind of interaction with a page. */
export interface PageInteractionsRow {
  readonly division: number;
  readonly pageUuid: string;
  readonly counts: InteractionCounts;
}

export const pageInteractions: Projection<PageInteractionsRow, InteractionEvent> = {
  name: 'page-interactions',
  reads: ['InteractionRecorded', 'FavouriteWithdrawn'],
  keysOf: ({ division, event: { pageUuid } }) => [{ division, pageUuid }],
  apply: (row, { division, event }) => {
    const { counts = noInteractions } = row ?? {};
    return { division, pageUuid: event.pageUuid, counts: countedAfter(counts, event) };
  },
};

function countedAfter(counts: InteractionCounts, event: InteractionEvent): InteractionCounts {
  switch (event.type) {
    case 'InteractionRecorded':
      return { ...counts, [event.kind]: counts[event.kind] + 1 };
    case 'FavouriteWithdrawn':
      return { ...counts, favourite: counts.favourite - 1 };
  }
}
