import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** ERR-016. */
export class BasketEmpty extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(messages.nothingAdded);
  }
}

/** ERR-017: something in the basket was taken off sale since it was put there. */
export class ItemNoLongerAvailable extends DomainError {
  override readonly kind = 'unavailable-item';

  constructor() {
    super(messages.productUnavailable);
  }
}

/** Nobody is charged another total than the one they saw. `current` is what it costs now. */
export class TotalHasChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: CheckoutTotals) {
    super('The total of your basket has changed. Please check it and order again.');
  }
}
