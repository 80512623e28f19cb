import { recorded, rowsOf } from '../../platform/event-log/testing/event-log.testing.js';
import { aSnippet } from './page-snippets.testing.js';
import type { SnippetEvent } from './snippet.events.js';
import { pageSnippets } from './snippet.projection.js';

const saved = (snippetId: string): SnippetEvent => ({
  ...{ type: 'SnippetSaved', snippetId },
  ...{ name: 'Opening hours', block: aSnippet },
});

it('saved blocks are projected with their current names', () => {
  const events: readonly SnippetEvent[] = [
    saved('s-1'),
    saved('s-2'),
    { type: 'SnippetRenamed', snippetId: 's-1', name: 'Hours' },
    { type: 'SnippetDeleted', snippetId: 's-2' },
  ];
  expect(rowsOf(pageSnippets, recorded(events, { division: 7 }))).toStrictEqual([
    { division: 7, id: 's-1', name: 'Hours', block: aSnippet },
  ]);
});
