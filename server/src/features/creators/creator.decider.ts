import type { Creator } from '@selvedge/shared/catalogue/contract';
import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { CreatorCommand, SaveCreator } from './creator.commands.js';
import { CreatorMoved, CreatorNotFound } from './creator.errors.js';
import type { CreatorEvent } from './creator.events.js';
import { requirePresentable } from './creator.rules.js';

/**
 * Last saved state; null before the first save, `removed` after removal. A restored creator keeps
 * its id.
 */
export type CreatorState = { readonly creator: Creator; readonly removed: boolean } | null;

function decide(command: CreatorCommand, state: CreatorState): readonly CreatorEvent[] {
  switch (command.type) {
    case 'SaveCreator':
      return save(command, state);
    case 'RemoveCreator':
      if (state === null) throw new CreatorNotFound();
      return state.removed ? [] : [{ type: 'CreatorRemoved', uuid: command.uuid }];
  }
}

function save(
  { creator: given, before }: SaveCreator,
  state: CreatorState,
): readonly CreatorEvent[] {
  requirePresentable(given);
  const present = state?.removed === false ? state.creator : undefined;
  if (before !== undefined && !isJsonEqual(before, present)) throw new CreatorMoved();
  const creator = state === null ? given : { ...given, id: state.creator.id };
  if (isJsonEqual(creator, present)) return [];
  return [{ type: 'CreatorSaved', creator }];
}

function evolve(state: CreatorState, event: CreatorEvent): CreatorState {
  switch (event.type) {
    case 'CreatorSaved':
      return { creator: event.creator, removed: false };
    case 'CreatorRemoved':
      return state && { ...state, removed: true };
  }
}

export function creatorStream(uuid: string): string {
  return `creator-${uuid}`;
}

/** Decides creators, identified by uuid; the integer id is assigned once and never changes. */
export const creatorDecider: Decider<CreatorState, CreatorCommand, CreatorEvent> = {
  stream: (command) =>
    creatorStream(command.type === 'SaveCreator' ? command.creator.uuid : command.uuid),
  initial: null,
  decide,
  evolve,
};
