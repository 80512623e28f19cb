import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** The operator named no payment provider. */
export class NoPaymentsHere extends DomainError {
  override readonly kind = 'unavailable';

  constructor() {
    super(messages.noPaymentsHere);
  }
}
