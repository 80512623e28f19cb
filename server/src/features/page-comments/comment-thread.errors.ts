import {
  maxCommentsOfThread,
  maxMentions,
  maxThreadsOfPage,
} from '@selvedge/shared/page-comments/contract';

import { DomainError } from '../../platform/domain-error.js';

/** The page has no such thread, or nothing is left of it. */
export class CommentThreadNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('There are no such comments on this page');
  }
}

/** It was taken back, or was never there. */
export class CommentNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This comment is no longer there');
  }
}

/** The id is that of something else that was said. */
export class CommentExists extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('There is a comment with this id already');
  }
}

/** A text that cannot be written. */
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
    super('A comment mentions only people who edit the pages of this store');
  }
}

export class TooManyMentions extends CommentTextInvalid {
  constructor() {
    super(`A comment mentions at most ${String(maxMentions)} people`);
  }
}

export class CommentThreadFull extends CommentTextInvalid {
  constructor() {
    super(
      `There are ${String(maxCommentsOfThread)} comments here already. Begin anew on the block.`,
    );
  }
}

export class PageFullOfComments extends CommentTextInvalid {
  constructor() {
    super(
      `This page has comments on ${String(maxThreadsOfPage)} things already. Delete some of them first.`,
    );
  }
}
