import { maxSnippetsOfStore } from '@selvedge/shared/page-snippets/contract';

import type { Decider } from '../../platform/event-log/model/decider.js';
import { TooManySnippets } from './snippet.errors.js';
import type { SnippetPlaceEvent } from './snippet.events.js';
import type { SnippetPlaceCommand } from './snippet.commands.js';

/** Ids that took a place and ids that freed one, since places are counted. */
interface State {
  readonly taken: ReadonlySet<string>;
  readonly freed: ReadonlySet<string>;
}

/**
 * Limits the saved blocks of a store. Each block has its own stream, so only this stream, appended
 * together with it, serializes concurrent saves of the last place.
 */
function decide(command: SnippetPlaceCommand, { taken, freed }: State) {
  const { snippetId } = command;
  if (command.type === 'FreeSnippetPlace')
    return freed.has(snippetId) ? [] : [{ type: 'SnippetPlaceFreed' as const, snippetId }];
  const occupied = new Set([...command.existing, ...taken].filter((id) => !freed.has(id)));
  if (occupied.has(snippetId)) return [];
  if (occupied.size >= maxSnippetsOfStore) throw new TooManySnippets();
  return [{ type: 'SnippetPlaceTaken' as const, snippetId }];
}

function evolve({ taken, freed }: State, { type, snippetId }: SnippetPlaceEvent): State {
  switch (type) {
    case 'SnippetPlaceTaken':
      return { taken: new Set([...taken, snippetId]), freed };
    case 'SnippetPlaceFreed':
      return { taken, freed: new Set([...freed, snippetId]) };
  }
}

export const snippetPlacesDecider: Decider<State, SnippetPlaceCommand, SnippetPlaceEvent> = {
  stream: () => 'snippet-places',
  initial: { taken: new Set(), freed: new Set() },
  decide,
  evolve,
};
