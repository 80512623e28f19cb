import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** No payment provider is configured. */
export class NoPaymentsHere extends DomainError {
  override readonly kind = 'unavailable';

  constructor() {
    super(messages.noPaymentsHere);
  }
}
