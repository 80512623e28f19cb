import type { Interaction } from '@selvedge/shared/interactions/interactions';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { InteractionCommand } from './interaction.commands.js';
import type { InteractionEvent } from './interaction.events.js';

/** Interactions of one visitor with one page. */
type State = readonly Interaction[];

/** Repetitions record no event, so each interaction counts once. */
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

/** Returns the interactions after an event; shared by decider and projection. */
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
