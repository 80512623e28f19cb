import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';

import { isUuid } from '../catalogue/uuid.js';
import { messages } from '../messages.js';

/** In characters, mentions as they are stored. */
export const maxCommentLength = 4_000;
/** Of one comment. */
export const maxMentions = 20;
export const maxCommentsOfThread = 200;
export const maxThreadsOfPage = 1_000;

function IsUuid(): PropertyDecorator {
  return ValidateBy({
    name: 'isUuid',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isUuid(value),
      defaultMessage: () => 'Please name a uuid in small letters',
    },
  });
}

function IsCommentText(): PropertyDecorator {
  const decorators = [
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim() : value,
    ),
    IsString({ message: messages.required }),
    IsNotEmpty({ message: messages.required }),
    MaxLength(maxCommentLength, {
      message: `A comment has at most ${String(maxCommentLength)} characters`,
    }),
  ];
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** PATCH …/comments/{thread}/replies/{comment}: what it says from now on. */
export class EditComment {
  /** Plain text, in which `@[customer:7]` mentions somebody. */
  @IsCommentText()
  text!: string;
}

/** POST …/comments/{thread}/replies. */
export class WriteReply extends EditComment {
  /** Of the comment, made by whoever calls: a call that is made twice writes once. */
  @IsUuid()
  id!: string;
}

/** POST …/comments: begins a thread on a block. The thread and its first comment have this `id`. */
export class StartThread extends WriteReply {
  /** The uuid of a block. It may be gone by the time that somebody reads it. */
  @IsUuid()
  blockId!: string;
}

/** What somebody said. */
export interface PageComment {
  readonly id: string;
  /** `customer:7`; `PageComments.people` says what they are called. */
  readonly author: string;
  /** Null once its author was forgotten. */
  readonly text: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** When it was changed last; null for never. */
  readonly editedAt: string | null;
  /** Whoever asks may change it, or take it back. */
  readonly isOwn: boolean;
}

/** What was said about a block, the oldest first. */
export interface CommentThread {
  readonly id: string;
  readonly blockId: string;
  readonly resolved: { readonly at: string; readonly by: string } | null;
  /** At least one. */
  readonly comments: readonly PageComment[];
}

/** Somebody who wrote, resolved, or can be mentioned. */
export interface CommentPerson {
  /** `customer:7`. */
  readonly id: string;
  readonly name: string;
}

/** GET …/comments: all that was said about a page, open and resolved, the oldest thread first. */
export interface PageComments {
  readonly threads: readonly CommentThread[];
  /** Everybody who is named in it and still has an account. */
  readonly people: readonly CommentPerson[];
  /** Where the live topic goes on from. */
  readonly cursor: string;
}

/** A thread that is open, and on which page. */
export interface InboxThread extends CommentThread {
  readonly page: {
    readonly id: number;
    /** Its title, or its address where it has none. */
    readonly title: string;
  };
  /** It mentions whoever asks. */
  readonly isMention: boolean;
}

/** GET …/divisions/{division}/comments/: what is open on all pages of a store, what was said last first. */
export interface CommentInbox {
  readonly threads: readonly InboxThread[];
  /** Everybody who is named in it and still has an account. */
  readonly people: readonly CommentPerson[];
  /** Where the live topic goes on from. */
  readonly cursor: string;
}

/** `comments.changed`, on either topic: something was said, changed or resolved; the list is asked for anew. */
export interface CommentsChanged {
  readonly threadId: string;
}
