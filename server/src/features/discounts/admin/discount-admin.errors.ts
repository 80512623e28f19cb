import type { OpenedDiscount } from '@selvedge/shared/discounts/contract';

import { DomainError } from '../../../platform/domain-error.js';

/** Someone else has saved the discount since it was opened; `current` is the new version. */
export class DiscountChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: OpenedDiscount) {
    super('Someone else has changed the discount since you opened it');
  }
}
