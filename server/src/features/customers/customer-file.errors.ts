import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

export class CustomerNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This customer no longer has an account');
  }
}

export class CustomerNoteEmpty extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { text: [messages.required] };

  constructor() {
    super(messages.required);
  }
}

/** The note never existed. */
export class CustomerNoteNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This note no longer exists');
  }
}

/** A note can be deleted only by its author. */
export class CustomerNoteOfAnother extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Only the author of a note can delete it');
  }
}

export class CustomerFileFull extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This customer already has 500 notes. Delete one before you add another');
  }
}
