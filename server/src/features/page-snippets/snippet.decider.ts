import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { SaveSnippet, SnippetCommand } from './snippet.commands.js';
import { SnippetExists, SnippetNotFound } from './snippet.errors.js';
import type { SnippetEvent } from './snippet.events.js';

/** Decision state; null before the block was saved. */
type State = Pick<SaveSnippet, 'name' | 'block'> | 'deleted' | null;

function decide(command: SnippetCommand, state: State): readonly SnippetEvent[] {
  if (command.type === 'SaveSnippet') return save(command, state);
  if (state === null || state === 'deleted') throw new SnippetNotFound();
  const { snippetId } = command;
  switch (command.type) {
    case 'RenameSnippet': {
      const { name } = command;
      return name === state.name ? [] : [{ type: 'SnippetRenamed', snippetId, name }];
    }
    case 'DeleteSnippet':
      return [{ type: 'SnippetDeleted', snippetId }];
  }
}

/** Repeated saves emit no event: the response to the first may have been lost. */
function save({ snippetId, name, block }: SaveSnippet, state: State): readonly SnippetEvent[] {
  if (state === null) return [{ type: 'SnippetSaved', snippetId, name, block }];
  if (isJsonEqual(state, { name, block })) return [];
  throw new SnippetExists();
}

function evolve(state: State, event: SnippetEvent): State {
  switch (event.type) {
    case 'SnippetSaved': {
      const { name, block } = event;
      return { name, block };
    }
    case 'SnippetRenamed':
      return state === null || state === 'deleted' ? state : { ...state, name: event.name };
    case 'SnippetDeleted':
      return 'deleted';
  }
}

export const snippetDecider: Decider<State, SnippetCommand, SnippetEvent> = {
  stream: ({ snippetId }) => `snippet-${snippetId}`,
  initial: null,
  decide,
  evolve,
};
