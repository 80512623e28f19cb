import type { Creator } from '@selvedge/shared/catalogue/contract';
import { isSame } from '@selvedge/shared/catalogue/is-same';

import type { Decider } from '../../platform/event-log/decider.js';
import type { CreatorCommand } from './creator.commands.js';
import { CreatorNotFound } from './creator.errors.js';
import type { CreatorEvent } from './creator.events.js';
import { requirePresentable } from './creator.rules.js';

/** As last saved; null before, and `removed` after they are gone. A creator who comes back keeps its id. */
type State = { readonly creator: Creator; readonly removed: boolean } | null;

function decide(command: CreatorCommand, state: State): readonly CreatorEvent[] {
  switch (command.type) {
    case 'SaveCreator':
      return save(command.creator, state);
    case 'RemoveCreator':
      if (state === null) throw new CreatorNotFound();
      return state.removed ? [] : [{ type: 'CreatorRemoved', uuid: command.uuid }];
  }
}

function save(given: Creator, state: State): readonly CreatorEvent[] {
  requirePresentable(given);
  const creator = state === null ? given : { ...given, id: state.creator.id };
  if (state?.removed === false && isSame(creator, state.creator)) return [];
  return [{ type: 'CreatorSaved', creator }];
}

function evolve(state: State, event: CreatorEvent): State {
  switch (event.type) {
    case 'CreatorSaved':
      return { creator: event.creator, removed: false };
    case 'CreatorRemoved':
      return state && { ...state, removed: true };
  }
}

/** A creator is known by its uuid; its integer id is given once and stays. */
export const creatorDecider: Decider<State, CreatorCommand, CreatorEvent> = {
  stream: (command) =>
    `creator-${command.type === 'SaveCreator' ? command.creator.uuid : command.uuid}`,
  initial: null,
  decide,
  evolve,
};
