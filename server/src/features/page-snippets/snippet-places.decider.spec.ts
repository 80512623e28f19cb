import { maxSnippetsOfStore } from '@selvedge/shared/page-snippets/contract';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { snippetPlacesDecider } from './snippet-places.decider.js';
import { TooManySnippets } from './snippet.errors.js';
import type { SnippetPlaceEvent } from './snippet.events.js';

const { given } = scenarioFor(snippetPlacesDecider);
const many = Array.from({ length: maxSnippetsOfStore }, (_, at) => `s-${String(at)}`);
const [last = ''] = many.slice(-1);
const take = (snippetId: string, existing: readonly string[] = []) =>
  ({ type: 'TakeSnippetPlace', snippetId, existing }) as const;
const taken = (snippetId: string): SnippetPlaceEvent => ({ type: 'SnippetPlaceTaken', snippetId });
const freed = (snippetId: string): SnippetPlaceEvent => ({ type: 'SnippetPlaceFreed', snippetId });

describe('places for saved blocks', () => {
  it('are one stream per store', () => {
    expect(snippetPlacesDecider.stream(take('new'))).toBe('snippet-places');
  });

  it('are limited, including blocks saved before places were counted', () => {
    given()
      .when(take('new', many.slice(1)))
      .thenEvents(taken('new'));
    given().when(take('new', many)).thenThrows(new TooManySnippets());
    given(...many.map(taken))
      .when(take('new'))
      .thenThrows(new TooManySnippets());
    // Another request took this place after `existing` was read.
    given(taken(last))
      .when(take('new', many.slice(0, -1)))
      .thenThrows(new TooManySnippets());
  });

  it('are taken and freed once', () => {
    given(taken(last)).when(take(last, many)).thenNothing();
    given().when(take(last, many)).thenNothing();
    const free = { type: 'FreeSnippetPlace', snippetId: last } as const;
    given(taken(last)).when(free).thenEvents(freed(last));
    given(taken(last), freed(last)).when(free).thenNothing();
  });

  it('are free again after a deletion, even if `existing` is outdated', () => {
    given(freed(last)).when(take('new', many)).thenEvents(taken('new'));
  });
});
