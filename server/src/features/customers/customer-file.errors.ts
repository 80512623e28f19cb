import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

export class CustomerNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This customer has no account any more');
  }
}

export class CustomerNoteEmpty extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { text: [messages.required] };

  constructor() {
    super(messages.required);
  }
}

/** There never was one. */
export class CustomerNoteNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This note is no longer here');
  }
}

/** What somebody said is theirs to take back. */
export class CustomerNoteOfAnother extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Only who wrote a note can delete it');
  }
}

/** There are so many that nobody reads them. */
export class CustomerFileFull extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('There are 500 notes about this customer: no more fit');
  }
}
