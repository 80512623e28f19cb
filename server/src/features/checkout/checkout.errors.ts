import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** The basket has no items (ERR-016). */
export class BasketEmpty extends domainError('invalid', messages.nothingAdded) {}

/** ERR-017: an item in the basket has been taken off sale. */
export class ItemNoLongerAvailable extends domainError(
  'unavailable-item',
  messages.productUnavailable,
) {}

/** Customers are never charged a total that they have not seen. `current` is the new total. */
export class TotalHasChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: CheckoutTotals) {
    super('The total of your basket has changed. Please check it and order again.');
  }
}
