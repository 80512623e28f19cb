import type { Interaction } from '@selvedge/shared/interactions/interactions';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { InteractionCommand } from './interaction.commands.js';
import type { InteractionEvent } from './interaction.events.js';

/** What one visitor has done with one page. */
type State = readonly Interaction[];

/** The same again is nothing new, so that each counts once. */
function decide(command: InteractionCommand, done: State): readonly InteractionEvent[] {
  const { visitId, pageUuid } = command;
  switch (command.type) {
    case 'RecordInteraction': {
      const { kind } = command;
      return done.includes(kind) ? [] : [{ type: 'InteractionRecorded', visitId, pageUuid, kind }];
    }
    case 'WithdrawFavourite':
      return done.includes('favourite') ? [{ type: 'FavouriteWithdrawn', visitId, pageUuid }] : [];
  }
}

/** What is done after an event; the projection's fold as well as the decider's. */
export function doneAfter(done: State, event: InteractionEvent): State {
  switch (event.type) {
    case 'InteractionRecorded':
      return [...done, event.kind];
    case 'FavouriteWithdrawn':
      return done.filter((kind) => kind !== 'favourite');
  }
}

export const interactionDecider: Decider<State, InteractionCommand, InteractionEvent> = {
  stream: ({ visitId }) => `interactions-${visitId}`,
  initial: [],
  decide,
  evolve: doneAfter,
};
