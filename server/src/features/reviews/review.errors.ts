import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** Base class of invalid reviews; `errors` names the field. */
abstract class ReviewInvalid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: [message] };
  }
}

export class RatingOutOfRange extends ReviewInvalid {
  constructor() {
    super('rating', 'A rating is a whole number from 1 to 5');
  }
}

export class ReviewAuthorMissing extends ReviewInvalid {
  constructor() {
    super('authorName', messages.required);
  }
}

export class ReviewTextTooLong extends ReviewInvalid {
  constructor() {
    super('text', 'A review can have at most 5000 characters');
  }
}

export class ReviewDateInvalid extends ReviewInvalid {
  constructor() {
    super('date', 'Enter a date such as 2026-01-31T12:00:00Z');
  }
}

/** The store has no product with this uuid. */
export class ReviewedProductUnknown extends ReviewInvalid {
  constructor() {
    super('product', messages.productUnavailable);
  }
}

export class ReviewNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('We were unable to find this review');
  }
}

/** Another review, or another content, already uses this uuid. */
export class ReviewTold extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Another review already has this uuid');
  }
}
