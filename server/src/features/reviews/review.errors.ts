import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** A review that cannot be shown; `errors` names the field. */
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
    super('text', 'A review has at most 5000 characters');
  }
}

export class ReviewDateInvalid extends ReviewInvalid {
  constructor() {
    super('date', 'A review has a date like 2026-01-31T12:00:00Z');
  }
}

/** The store has no product of that uuid. */
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

/** The uuid belongs to another review already. */
export class ReviewTold extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Another review has this uuid');
  }
}
