import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../domain-error.js';

/** The input cannot be parsed. */
export class MalformedRequest extends DomainError {
  override readonly kind = 'malformed';

  constructor() {
    super('The request could not be read');
  }
}

export class UnsupportedContentType extends DomainError {
  override readonly kind = 'unsupported-type';

  constructor() {
    super('Send application/json or application/x-www-form-urlencoded');
  }
}

export class BodyTooLarge extends DomainError {
  override readonly kind = 'too-large';

  constructor() {
    super('The request is too large');
  }
}

/** The host belongs to no store (STO-025). */
export class UnknownHost extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** A call that changes data without proof that it comes from one of our pages (NFR-008). */
export class CsrfTokenInvalid extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super(messages.permissionDenied);
  }
}

export class TooManyRequests extends DomainError {
  override readonly kind = 'rate-limited';

  constructor(override readonly retryAfterSeconds: number) {
    super('Too many requests, please try again later');
  }
}

/** The database is unreachable (NFR-011). */
export class DatabaseAway extends DomainError {
  override readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 1;

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}
