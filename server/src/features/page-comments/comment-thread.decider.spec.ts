import { maxCommentsOfThread, maxMentions } from '@selvedge/shared/page-comments/contract';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import type { CommentThreadCommand } from './comment-thread.commands.js';
import { commentThreadDecider } from './comment-thread.decider.js';
import {
  CommentExists,
  CommentNotFound,
  CommentThreadFull,
  CommentThreadNotFound,
  MentionUnknown,
  TooManyMentions,
} from './comment-thread.errors.js';
import type { CommentThreadEvent } from './comment-thread.events.js';

const { given } = scenarioFor(commentThreadDecider);
const ofThread = { threadId: 't-1', pageUuid: 'p-1' };
const ada = { id: 'customer:7', name: 'Ada Lovelace' };
const ben = { id: 'customer:8', name: 'Ben' };
const mentionable = [ada, ben];

const comment = (commentId: string, text: string, author = ada.id) =>
  ({ commentId, author, text, mentionable }) as const;
const start = {
  type: 'StartCommentThread',
  ...ofThread,
  blockId: 'b-1',
  content: comment('t-1', 'Too big?'),
} as const;

const started: CommentThreadEvent = { type: 'CommentThreadStarted', ...ofThread, blockId: 'b-1' };
const written = (commentId: string, text: string | null, author = ada.id): CommentThreadEvent => ({
  type: 'CommentWritten',
  ...ofThread,
  commentId,
  author,
  text,
});
const first = written('t-1', 'Too big?');
const second = written('c-2', 'No.', ben.id);
const deleted = (commentId: string): CommentThreadEvent => ({
  type: 'CommentDeleted',
  ...ofThread,
  commentId,
});
const mentioned = ({ id: person, name }: typeof ada, commentId = 't-1'): CommentThreadEvent => ({
  type: 'CommentMentioned',
  ...ofThread,
  commentId,
  person,
  name,
});
const resolved: CommentThreadEvent = { type: 'CommentThreadResolved', ...ofThread };
const reopened: CommentThreadEvent = { type: 'CommentThreadReopened', ...ofThread };
const reply = {
  type: 'WriteComment',
  ...ofThread,
  content: comment('c-2', 'No.', ben.id),
} as const;
const edit = (text: string) =>
  ({ type: 'EditComment', ...ofThread, content: comment('t-1', text) }) as const;

describe('a comment thread', () => {
  it('is stored under its id', () => {
    expect(commentThreadDecider.stream(start)).toBe('comments-t-1');
  });

  it('starts with a comment on a block', () => {
    given().when(start).thenEvents(started, first);
  });

  it('starts once if the command is repeated', () => {
    given(started, first).when(start).thenNothing();
    const taken = new CommentExists();
    given(started, first)
      .when({ ...start, blockId: 'b-2' })
      .thenThrows(taken);
    given(started, first)
      .when({ ...start, pageUuid: 'p-2' })
      .thenThrows(taken);
    given(started, first, second, deleted('t-1')).when(start).thenThrows(taken);
    const byBen = { ...start, content: comment('t-1', 'Too big?', ben.id) };
    given(started, first).when(byBen).thenThrows(taken);
  });

  it('accepts replies, each of them once', () => {
    given(started, first).when(reply).thenEvents(second);
    given(started, first, second).when(reply).thenNothing();
    given(started, written('t-1', 'See @[customer:8]'), mentioned(ben))
      .when(reply)
      .thenEvents(second);
    const other = { ...reply, content: comment('c-2', 'Yes.', ben.id) };
    given(started, first, second).when(other).thenThrows(new CommentExists());
    given(started, first, second, deleted('c-2')).when(reply).thenThrows(new CommentExists());
  });

  it('is not found from another page, before it starts and after its last comment is deleted', () => {
    const notFound = new CommentThreadNotFound();
    given().when(reply).thenThrows(notFound);
    given(started, first)
      .when({ ...reply, pageUuid: 'p-2' })
      .thenThrows(notFound);
    given(started, first, deleted('t-1')).when(reply).thenThrows(notFound);
  });

  it('is limited in its number of comments', () => {
    const full = Array.from({ length: maxCommentsOfThread - 1 }, (_, index) =>
      written(`c-${String(index + 10)}`, 'More'),
    );
    given(started, first, ...full)
      .when(reply)
      .thenThrows(new CommentThreadFull());
    given(started, ...full)
      .when(reply)
      .thenEvents(second);
    given(started, first, ...full, deleted('c-10'))
      .when(reply)
      .thenEvents(second);
  });

  it('is resolved and reopened once each', () => {
    const [close, open] = (['ResolveCommentThread', 'ReopenCommentThread'] as const).map(
      (type) => ({
        type,
        ...ofThread,
      }),
    );
    if (close === undefined || open === undefined) throw new Error('A command is missing.');
    given(started, first).when(close).thenEvents(resolved);
    given(started, first, resolved).when(close).thenNothing();
    given(started, first, resolved).when(open).thenEvents(reopened);
    given(started, first).when(open).thenNothing();
  });

  it('is reopened by a reply', () => {
    given(started, first, resolved).when(reply).thenEvents(reopened, second);
  });
});

describe('a comment', () => {
  it('can be edited', () => {
    const edited: CommentThreadEvent = {
      ...{ type: 'CommentEdited', ...ofThread, commentId: 't-1' },
      ...{ author: ada.id, text: 'Too small?' },
    };
    given(started, first).when(edit('Too small?')).thenEvents(edited);
    given(started, first, edited).when(edit('Too small?')).thenNothing();
    given(started, first, edited).when(reply).thenEvents(second);
    given(started, first).when(edit('Too big?')).thenNothing();
  });

  it('cannot be edited or deleted again after deletion', () => {
    const remove = { type: 'DeleteComment', ...ofThread, commentId: 't-1' } as const;
    given(started, first, second).when(remove).thenEvents(deleted('t-1'));
    const deletedThread = [started, first, second, deleted('t-1')];
    given(...deletedThread)
      .when(remove)
      .thenThrows(new CommentNotFound());
    given(...deletedThread)
      .when(edit('Again'))
      .thenThrows(new CommentNotFound());
    given(started, first)
      .when({ ...remove, commentId: 'c-9' })
      .thenThrows(new CommentNotFound());
  });

  it('notifies each mentioned person once', () => {
    const text = '@[customer:8] and @[customer:8]?';
    given()
      .when({ ...start, content: comment('t-1', text) })
      .thenEvents(started, written('t-1', text), mentioned(ben));
  });

  it('notifies neither its author nor people mentioned before', () => {
    const own = '@[customer:7], see @[customer:8]';
    const before = written('t-1', 'See @[customer:8]');
    given(started, before)
      .when(edit(own))
      .thenEvents({
        ...{ type: 'CommentEdited', ...ofThread, commentId: 't-1' },
        ...{ author: ada.id, text: own },
      });
  });

  it('mentions only permitted people and those it mentioned before', () => {
    const unknown = { ...start, content: comment('t-1', '@[customer:9]') };
    given().when(unknown).thenThrows(new MentionUnknown());
    const before = written('t-1', '@[customer:9]');
    given(started, before)
      .when(edit('@[customer:9]!'))
      .thenEvents({
        ...{ type: 'CommentEdited', ...ofThread, commentId: 't-1' },
        ...{ author: ada.id, text: '@[customer:9]!' },
      });
  });

  it('is limited in its number of mentions', () => {
    const people = Array.from({ length: maxMentions + 1 }, (_, index) => ({
      ...{ id: `customer:${String(index + 100)}`, name: 'Somebody' },
    }));
    const naming = (count: number): CommentThreadCommand => {
      const text = people
        .slice(0, count)
        .map(({ id }) => `@[${id}]`)
        .join(' ');
      return { ...start, content: { ...comment('t-1', text), mentionable: people } };
    };
    given()
      .when(naming(maxMentions + 1))
      .thenThrows(new TooManyMentions());
    const events = commentThreadDecider.decide(naming(maxMentions), null);
    expect(events).toHaveLength(2 + maxMentions);
  });

  it('can still be deleted after its author was erased', () => {
    const forgotten = [started, written('t-1', null), second];
    given(...forgotten)
      .when({ type: 'DeleteComment', ...ofThread, commentId: 't-1' })
      .thenEvents(deleted('t-1'));
  });
});
