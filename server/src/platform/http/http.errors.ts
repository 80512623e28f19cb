import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../domain-error.js';

/** The input cannot be parsed. */
export class MalformedRequest extends domainError('malformed', 'The request could not be read') {}

export class UnsupportedContentType extends domainError(
  'unsupported-type',
  'Send application/json or application/x-www-form-urlencoded',
) {}

export class BodyTooLarge extends domainError('too-large', 'The request is too large') {}

/** The host belongs to no store (STO-025). */
export class UnknownHost extends domainError('not-found', messages.pageNotFound) {}

/** A call that changes data without proof that it comes from one of our pages (NFR-008). */
export class CsrfTokenInvalid extends domainError('forbidden', messages.permissionDenied) {}

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
