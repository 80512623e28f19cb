import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { snippetDecider } from './snippet.decider.js';
import { SnippetExists, SnippetNotFound } from './snippet.errors.js';
import type { SnippetEvent } from './snippet.events.js';
import { aSnippet } from './page-snippets.testing.js';

const { given } = scenarioFor(snippetDecider);
const snippetId = 's-1';
const snippet = { snippetId, name: 'Opening hours', block: aSnippet };
const save = { type: 'SaveSnippet', ...snippet } as const;
const rename = { type: 'RenameSnippet', snippetId, name: 'Hours' } as const;
const remove = { type: 'DeleteSnippet', snippetId } as const;
const saved: SnippetEvent = { type: 'SnippetSaved', ...snippet };
const renamed: SnippetEvent = { type: 'SnippetRenamed', snippetId, name: 'Hours' };
const deleted: SnippetEvent = { type: 'SnippetDeleted', snippetId };

describe('a saved block', () => {
  it('is stored under its id', () => {
    expect(snippetDecider.stream(save)).toBe('snippet-s-1');
  });

  it('is saved once if the command is repeated', () => {
    given().when(save).thenEvents(saved);
    given(saved).when(save).thenNothing();
  });

  it('cannot reuse the id of another or a deleted block', () => {
    const taken = new SnippetExists();
    given(saved)
      .when({ ...save, name: 'Hours' })
      .thenThrows(taken);
    given(saved)
      .when({ ...save, block: { ...aSnippet, size: 6 } })
      .thenThrows(taken);
    given(saved, deleted).when(save).thenThrows(taken);
  });

  it('is renamed once', () => {
    given(saved).when(rename).thenEvents(renamed);
    given(saved, renamed).when(rename).thenNothing();
    given(saved, renamed).when(save).thenThrows(new SnippetExists());
  });

  it('cannot be changed after it is deleted', () => {
    const notFound = new SnippetNotFound();
    given(saved).when(remove).thenEvents(deleted);
    for (const command of [rename, remove]) {
      given(saved, deleted).when(command).thenThrows(notFound);
      given().when(command).thenThrows(notFound);
    }
  });
});
