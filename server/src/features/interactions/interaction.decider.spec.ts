import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { interactionDecider } from './interaction.decider.js';
import type { InteractionEvent } from './interaction.events.js';

const { given } = scenarioFor(interactionDecider);
const of = { visitId: 'v-1', pageUuid: 'p-1' };
const favourite = { type: 'RecordInteraction', ...of, kind: 'favourite' } as const;
const share = { ...favourite, kind: 'share' } as const;
const withdraw = { type: 'WithdrawFavourite', ...of } as const;
const liked: InteractionEvent = { type: 'InteractionRecorded', ...of, kind: 'favourite' };
const shared: InteractionEvent = { ...liked, kind: 'share' };
const withdrawn: InteractionEvent = { type: 'FavouriteWithdrawn', ...of };

describe('interactions with a page', () => {
  it('have one stream per visitor and page', () => {
    expect(interactionDecider.stream(favourite)).toBe('interactions-v-1');
  });

  it('count once, however often they are repeated', () => {
    given().when(favourite).thenEvents(liked);
    given(liked).when(favourite).thenNothing();
    given(liked).when(share).thenEvents(shared);
    given(liked, shared).when(share).thenNothing();
  });

  it('include a favourite until it is withdrawn, and again afterwards', () => {
    given(liked, shared).when(withdraw).thenEvents(withdrawn);
    given(liked, withdrawn).when(withdraw).thenNothing();
    given(shared).when(withdraw).thenNothing();
    given(liked, shared, withdrawn).when(favourite).thenEvents(liked);
    given(liked, shared, withdrawn).when(share).thenNothing();
  });
});
