import fc from 'fast-check';

import {
  recorded,
  rowsOf,
  stateAfter,
  walk,
} from '../../platform/event-log/testing/event-log.testing.js';
import { commentThreadDecider } from './comment-thread.decider.js';
import type { CommentThreadEvent } from './comment-thread.events.js';
import { commentThreads } from './comment-thread.projection.js';

const ofThread = { threadId: 't-1', pageUuid: 'p-1' };
const [ada, ben] = ['customer:7', 'customer:8'];
const started: CommentThreadEvent = { type: 'CommentThreadStarted', ...ofThread, blockId: 'b-1' };
const first: CommentThreadEvent = {
  ...{ type: 'CommentWritten', ...ofThread, commentId: 't-1' },
  ...{ author: ada, text: 'Too big?' },
};
const second: CommentThreadEvent = { ...first, commentId: 'c-2', author: ben, text: 'No.' };
const deleted = (commentId: string): CommentThreadEvent => ({
  type: 'CommentDeleted',
  ...ofThread,
  commentId,
});
const resolved: CommentThreadEvent = { type: 'CommentThreadResolved', ...ofThread };
const reopened: CommentThreadEvent = { type: 'CommentThreadReopened', ...ofThread };
const comment = (commentId: string) => ({
  commentId,
  author: ada,
  text: commentId,
  mentionable: [],
});

const rowOf = (...events: readonly CommentThreadEvent[]) =>
  rowsOf(commentThreads, recorded(events, { division: 7, actor: ada }))[0];

describe('a comment thread row', () => {
  it('holds authors, texts and times', () => {
    expect(rowOf(started, first, second)).toStrictEqual({
      ...{ division: 7, id: 't-1', pageUuid: 'p-1', blockId: 'b-1', resolved: null },
      startedAt: '2026-01-01T00:00:00.000Z',
      comments: [
        {
          id: 't-1',
          author: ada,
          text: 'Too big?',
          at: '2026-01-01T00:00:01.000Z',
          editedAt: null,
        },
        { id: 'c-2', author: ben, text: 'No.', at: '2026-01-01T00:00:02.000Z', editedAt: null },
      ],
    });
  });

  it('records when a comment was edited', () => {
    const edited: CommentThreadEvent = {
      ...{ type: 'CommentEdited', ...ofThread, commentId: 't-1' },
      ...{ author: ada, text: 'Wide?' },
    };
    expect(rowOf(started, first, second, edited)?.comments).toMatchObject([
      { text: 'Wide?', at: '2026-01-01T00:00:01.000Z', editedAt: '2026-01-01T00:00:03.000Z' },
      { text: 'No.', editedAt: null },
    ]);
  });

  it('records who resolved it until it is reopened', () => {
    const by = { at: '2026-01-01T00:00:02.000Z', by: ada };
    expect(rowOf(started, first, resolved)?.resolved).toStrictEqual(by);
    expect(rowOf(started, first, resolved, reopened)?.resolved).toBeNull();
  });

  it('is deleted with the last comment', () => {
    expect(rowOf(started, first, second, deleted('t-1'))?.comments).toHaveLength(1);
    expect(rowOf(started, first, second, deleted('t-1'), deleted('c-2'))).toBeUndefined();
  });

  it('exists exactly as long as the thread accepts replies', () => {
    const ids = fc.constantFrom('t-1', 'c-2', 'c-3');
    const command = fc.oneof(
      ids.map((commentId) => ({ type: 'DeleteComment' as const, ...ofThread, commentId })),
      ids.map((id) => ({ type: 'WriteComment' as const, ...ofThread, content: comment(id) })),
      fc
        .constantFrom('ResolveCommentThread' as const, 'ReopenCommentThread' as const)
        .map((type) => ({ type, ...ofThread })),
    );
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const history = walk(commentThreadDecider, [started, first], commands);
        const state = stateAfter(commentThreadDecider, history);
        const row = rowOf(...history);
        const left = [...(state?.comments ?? [])].flatMap(([id, one]) =>
          one === null ? [] : [id],
        );
        expect(row?.comments.map(({ id }) => id) ?? []).toStrictEqual(left);
        if (row !== undefined) expect(row.resolved !== null).toBe(state?.isResolved);
      }),
    );
  });
});
