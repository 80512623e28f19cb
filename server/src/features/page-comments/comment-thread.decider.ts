import { maxCommentsOfThread, maxMentions } from '@selvedge/shared/page-comments/contract';
import { mentionedIn } from '@selvedge/shared/page-comments/mentions';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type {
  CommentThreadCommand,
  CommentContent,
  EditComment,
  StartCommentThread,
  WriteComment,
} from './comment-thread.commands.js';
import {
  CommentExists,
  CommentNotFound,
  CommentThreadFull,
  CommentThreadNotFound,
  MentionUnknown,
  TooManyMentions,
} from './comment-thread.errors.js';
import type { CommentThreadEvent } from './comment-thread.events.js';

interface CommentEntry {
  readonly author: string;
  readonly text: string | null;
  /** People mentioned so far. */
  readonly mentioned: readonly string[];
}

/** Decision state; null before the thread starts. */
type State = {
  readonly pageUuid: string;
  readonly blockId: string;
  readonly isResolved: boolean;
  /** By id, in order of creation; null for a deleted comment. */
  readonly comments: ReadonlyMap<string, CommentEntry | null>;
} | null;

type ExistingThread = NonNullable<State>;
type OfThread = Pick<CommentThreadCommand, 'threadId' | 'pageUuid'>;

function decide(command: CommentThreadCommand, state: State): readonly CommentThreadEvent[] {
  if (command.type === 'StartCommentThread') return start(command, state);
  if (state?.pageUuid !== command.pageUuid || sizeOf(state) === 0)
    throw new CommentThreadNotFound();
  return change(command, state);
}

function change(
  command: Exclude<CommentThreadCommand, StartCommentThread>,
  state: ExistingThread,
): readonly CommentThreadEvent[] {
  const { threadId, pageUuid } = command;
  switch (command.type) {
    case 'WriteComment':
      return write(command, state);
    case 'EditComment':
      return edit(command, state);
    case 'DeleteComment': {
      const { commentId } = command;
      found(commentId, state);
      return [{ type: 'CommentDeleted', threadId, pageUuid, commentId }];
    }
    case 'ResolveCommentThread':
      return state.isResolved ? [] : [{ type: 'CommentThreadResolved', threadId, pageUuid }];
    case 'ReopenCommentThread':
      return state.isResolved ? [{ type: 'CommentThreadReopened', threadId, pageUuid }] : [];
  }
}

/** A repeated command emits no event: the response to the first may have been lost. */
function start(
  { threadId, pageUuid, blockId, content }: StartCommentThread,
  state: State,
): readonly CommentThreadEvent[] {
  if (state !== null) {
    const isSame = state.pageUuid === pageUuid && state.blockId === blockId;
    if (isSame && isRecorded(content, state)) return [];
    throw new CommentExists();
  }
  return [
    { type: 'CommentThreadStarted', threadId, pageUuid, blockId },
    ...written({ threadId, pageUuid }, content),
  ];
}

/** A reply reopens a resolved thread, because it would go unnoticed there. */
function write(command: WriteComment, state: ExistingThread): readonly CommentThreadEvent[] {
  const { threadId, pageUuid, content } = command;
  if (state.comments.has(content.commentId)) {
    if (isRecorded(content, state)) return [];
    throw new CommentExists();
  }
  if (sizeOf(state) >= maxCommentsOfThread) throw new CommentThreadFull();
  const reopened: readonly CommentThreadEvent[] = state.isResolved
    ? [{ type: 'CommentThreadReopened', threadId, pageUuid }]
    : [];
  return [...reopened, ...written({ threadId, pageUuid }, content)];
}

function written(thread: OfThread, content: CommentContent): readonly CommentThreadEvent[] {
  const { commentId, author, text } = content;
  return [
    { type: 'CommentWritten', ...idsOf(thread), commentId, author, text },
    ...mentions(thread, content, []),
  ];
}

function edit(
  { content, ...thread }: EditComment,
  state: ExistingThread,
): readonly CommentThreadEvent[] {
  const { commentId, author, text } = content;
  const before = found(commentId, state);
  if (before.text === text) return [];
  return [
    { type: 'CommentEdited', ...idsOf(thread), commentId, author, text },
    ...mentions(thread, content, before.mentioned),
  ];
}

/** Emits mentions of newly added people; authors are not notified of mentioning themselves. */
function mentions(
  thread: OfThread,
  { commentId, author, text, mentionable }: CommentContent,
  before: readonly string[],
): readonly CommentThreadEvent[] {
  const named = mentionedIn(text);
  if (named.length > maxMentions) throw new TooManyMentions();
  const added = named.filter((person) => !before.includes(person));
  const people = added.map((person) => mentionable.find(({ id }) => id === person));
  return people.flatMap((person): readonly CommentThreadEvent[] => {
    if (person === undefined) throw new MentionUnknown();
    const { id, name } = person;
    if (id === author) return [];
    return [{ type: 'CommentMentioned', ...idsOf(thread), commentId, person: id, name }];
  });
}

function idsOf({ threadId, pageUuid }: OfThread): OfThread {
  return { threadId, pageUuid };
}

function isRecorded(
  { commentId, author, text }: CommentContent,
  { comments }: ExistingThread,
): boolean {
  const comment = comments.get(commentId);
  return comment?.author === author && comment.text === text;
}

function found(commentId: string, { comments }: ExistingThread): CommentEntry {
  const comment = comments.get(commentId);
  if (!comment) throw new CommentNotFound();
  return comment;
}

function sizeOf({ comments }: ExistingThread): number {
  return [...comments.values()].filter((comment) => comment !== null).length;
}

function evolve(state: State, event: CommentThreadEvent): State {
  if (event.type === 'CommentThreadStarted') {
    const { pageUuid, blockId } = event;
    return { pageUuid, blockId, isResolved: false, comments: new Map() };
  }
  return state && after(state, event);
}

function after(
  state: ExistingThread,
  event: Exclude<CommentThreadEvent, { type: 'CommentThreadStarted' }>,
): ExistingThread {
  switch (event.type) {
    case 'CommentWritten':
    case 'CommentEdited': {
      const { commentId, author, text } = event;
      const before = state.comments.get(commentId)?.mentioned ?? [];
      const mentioned = [...new Set([...before, ...mentionedIn(text ?? '')])];
      return withComment(state, commentId, { author, text, mentioned });
    }
    case 'CommentDeleted':
      return withComment(state, event.commentId, null);
    case 'CommentMentioned':
      return state;
    case 'CommentThreadResolved':
      return { ...state, isResolved: true };
    case 'CommentThreadReopened':
      return { ...state, isResolved: false };
  }
}

function withComment(
  state: ExistingThread,
  commentId: string,
  comment: CommentEntry | null,
): ExistingThread {
  return { ...state, comments: new Map(state.comments).set(commentId, comment) };
}

export const commentThreadDecider: Decider<State, CommentThreadCommand, CommentThreadEvent> = {
  stream: ({ threadId }) => `comments-${threadId}`,
  initial: null,
  decide,
  evolve,
};
