import { recorded, rowsOf } from '../../platform/event-log/testing/event-log.testing.js';
import type { InteractionEvent } from './interaction.events.js';
import { pageInteractions } from './page-interactions.projection.js';
import { visitInteractions } from './visit-interactions.projection.js';

const by = (visitId: string, kind: 'favourite' | 'share'): InteractionEvent => ({
  ...{ type: 'InteractionRecorded', visitId, pageUuid: 'p-1', kind },
});
const events: readonly InteractionEvent[] = [
  by('v-1', 'favourite'),
  by('v-2', 'favourite'),
  by('v-2', 'share'),
  { type: 'FavouriteWithdrawn', visitId: 'v-1', pageUuid: 'p-1' },
];

it('a page counts the visitors of each interaction, without withdrawn ones', () => {
  expect(rowsOf(pageInteractions, recorded(events, { division: 7 }))).toStrictEqual([
    { division: 7, pageUuid: 'p-1', counts: { favourite: 1, share: 1, copyLink: 0 } },
  ]);
});

it('a visitor has the interactions that were not withdrawn', () => {
  expect(rowsOf(visitInteractions, recorded(events, { division: 7 }))).toStrictEqual([
    { division: 7, visitId: 'v-1', kinds: [] },
    { division: 7, visitId: 'v-2', kinds: ['favourite', 'share'] },
  ]);
});
