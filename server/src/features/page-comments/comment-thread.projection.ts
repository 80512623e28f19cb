import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { CommentThreadEvent } from './comment-thread.events.js';

export interface StoredComment {
  readonly id: string;
  readonly author: string;
  /** Null after the author's erasure. */
  readonly text: string | null;
  readonly at: string;
  readonly editedAt: string | null;
}

export interface CommentThreadRow {
  readonly division: number;
  readonly id: string;
  readonly pageUuid: string;
  readonly blockId: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly resolved: { readonly at: string; readonly by: string } | null;
  /** Oldest first. */
  readonly comments: readonly StoredComment[];
}

type ProjectedEvent = Exclude<CommentThreadEvent, { readonly type: 'CommentMentioned' }>;

export const commentThreads: Projection<CommentThreadRow, ProjectedEvent> = {
  name: 'comment-threads',
  reads: [
    'CommentThreadStarted',
    'CommentWritten',
    'CommentEdited',
    'CommentDeleted',
    'CommentThreadResolved',
    'CommentThreadReopened',
  ],
  isOfOneStream: true,
  keysOf: ({ division, event }) => [{ division, id: event.threadId }],
  apply: (row, recorded) => {
    const { event, division, occurredAt: startedAt } = recorded;
    if (event.type === 'CommentThreadStarted') {
      const { threadId: id, pageUuid, blockId } = event;
      return { division, id, pageUuid, blockId, startedAt, resolved: null, comments: [] };
    }
    return row && after(row, recorded);
  },
};

function after(
  row: CommentThreadRow,
  { event, occurredAt: at, actor: by }: Recorded<ProjectedEvent>,
): CommentThreadRow | undefined {
  switch (event.type) {
    case 'CommentThreadStarted':
      return row;
    case 'CommentWritten': {
      const { commentId: id, author, text } = event;
      return { ...row, comments: [...row.comments, { id, author, text, at, editedAt: null }] };
    }
    case 'CommentEdited': {
      const { commentId, text } = event;
      const comments = row.comments.map((one) =>
        one.id === commentId ? { ...one, text, editedAt: at } : one,
      );
      return { ...row, comments };
    }
    case 'CommentDeleted':
      return without(row, event.commentId);
    case 'CommentThreadResolved':
      return { ...row, resolved: { at, by } };
    case 'CommentThreadReopened':
      return { ...row, resolved: null };
  }
}

/** Removes the row together with its last comment. */
function without(row: CommentThreadRow, commentId: string): CommentThreadRow | undefined {
  const comments = row.comments.filter(({ id }) => id !== commentId);
  return comments.length === 0 ? undefined : { ...row, comments };
}
