import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';

import { isUuid } from '../catalogue/uuid.js';
import { messages } from '../messages.js';

/** In characters, with mentions in stored form. */
export const maxCommentLength = 4_000;
/** Maximum number per comment. */
export const maxMentions = 20;
export const maxCommentsOfThread = 200;
export const maxThreadsOfPage = 1_000;

function IsUuid(): PropertyDecorator {
  return ValidateBy({
    name: 'isUuid',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isUuid(value),
      defaultMessage: () => 'Please enter a UUID in lower case',
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
      message: `A comment can have at most ${String(maxCommentLength)} characters`,
    }),
  ];
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** Body of PATCH …/comments/{thread}/replies/{comment}. */
export class EditComment {
  /** Plain text; `@[customer:7]` is a mention. */
  @IsCommentText()
  text!: string;
}

/** Body of POST …/comments/{thread}/replies. */
export class WriteReply extends EditComment {
  /** Id of the comment, created by the client, so that a repeated request adds only one. */
  @IsUuid()
  id!: string;
}

/**
 * Body of POST …/comments: starts a thread on a block. Thread and first comment share this `id`.
 */
export class StartThread extends WriteReply {
  /** Uuid of a block, which may be deleted later. */
  @IsUuid()
  blockId!: string;
}

export interface PageComment {
  readonly id: string;
  /** `customer:7`; names are in `PageComments.people`. */
  readonly author: string;
  /** Null after its author was erased. */
  readonly text: string | null;
  readonly at: string;
  /** Time of the last edit; null if it was never edited. */
  readonly editedAt: string | null;
  /** Whether the reader may edit or delete it. */
  readonly isOwn: boolean;
}

/** Comments on a block, oldest first. */
export interface CommentThread {
  readonly id: string;
  readonly blockId: string;
  readonly resolved: { readonly at: string; readonly by: string } | null;
  /** At least one. */
  readonly comments: readonly PageComment[];
}

/** Author, resolver or possible mention. */
export interface CommentPerson {
  /** For example `customer:7`. */
  readonly id: string;
  readonly name: string;
}

/** Answer of GET …/comments: all threads of a page, open and resolved, oldest first. */
export interface PageComments {
  readonly threads: readonly CommentThread[];
  /** People named in it who still have an account. */
  readonly people: readonly CommentPerson[];
  /** Position after which live events continue. */
  readonly cursor: string;
}

/** An open thread with its page. */
export interface InboxThread extends CommentThread {
  readonly page: {
    readonly id: number;
    /** Title of the page, or its path without one. */
    readonly title: string;
  };
  /** Whether it mentions the reader. */
  readonly isMention: boolean;
}

/**
 * Answer of GET …/divisions/{division}/comments/: open threads of all pages, most recent comment
 * first.
 */
export interface CommentInbox {
  readonly threads: readonly InboxThread[];
  /** People named in it who still have an account. */
  readonly people: readonly CommentPerson[];
  /** Position after which live events continue. */
  readonly cursor: string;
}

/** Live event `comments.changed` on both topics; clients reload the list. */
export interface CommentsChanged {
  readonly threadId: string;
}
