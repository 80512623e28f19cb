import { messages } from '@selvedge/shared/messages';

import { DomainError } from './domain-error.js';

/*
 * What any feature may refuse by. Beside DomainError, so that who refuses need not know HTTP.
 */

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What came in breaks its contract; `errors` says where, by dotted path (ERR-009, ERR-069). */
export class InvalidInput extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: FieldErrors) {
    super(Object.values(errors)[0]?.[0] ?? messages.somethingWrong);
  }
}

/** There is nothing of that name here, or nothing that the asker may know of. */
export class NotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}
