import {
  maxCommentsOfThread,
  maxMentions,
  maxThreadsOfPage,
} from '@selvedge/shared/page-comments/contract';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** The page has no such thread, or all its comments are deleted. */
export class CommentThreadNotFound extends domainError(
  'not-found',
  'This comment thread no longer exists',
) {}

/** The comment was deleted or never existed. */
export class CommentNotFound extends domainError('not-found', 'This comment no longer exists') {}

/** Another comment already uses the id. */
export class CommentExists extends domainError(
  'conflict',
  'A comment with this id already exists',
) {}

abstract class CommentTextInvalid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(message: string) {
    super(message);
    this.errors = { text: [message] };
  }
}

export class MentionUnknown extends CommentTextInvalid {
  constructor() {
    super('You can only mention people who edit the pages of this shop');
  }
}

export class TooManyMentions extends CommentTextInvalid {
  constructor() {
    super(`A comment can mention at most ${String(maxMentions)} people`);
  }
}

export class CommentThreadFull extends CommentTextInvalid {
  constructor() {
    super(
      `This thread already has ${String(maxCommentsOfThread)} comments. Start a new thread on the block.`,
    );
  }
}

export class PageFullOfComments extends CommentTextInvalid {
  constructor() {
    super(
      `This page already has ${String(maxThreadsOfPage)} comment threads. Delete some of them first.`,
    );
  }
}
