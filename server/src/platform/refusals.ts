import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from './domain-error.js';

/*
 * General refusals of all features. They extend DomainError, so that features do not depend on
 * HTTP.
 */

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The input violates its contract; `errors` lists where, by dotted path (ERR-009, ERR-069). */
export class InvalidInput extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: FieldErrors) {
    super(Object.values(errors)[0]?.[0] ?? messages.somethingWrong);
  }
}

/** Nothing has this name, or the caller must not learn that it exists. */
export class NotFound extends domainError('not-found', messages.pageNotFound) {}
