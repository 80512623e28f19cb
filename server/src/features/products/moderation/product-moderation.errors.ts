import type { ApprovalRow } from '@selvedge/shared/products/approvals/contract';

import { DomainError } from '../../../platform/domain-error.js';

/** The product changed after the staff member read it; `current` is the new state. */
export class ProductNoLongerAsChecked extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: ApprovalRow) {
    super('The product has changed since it was checked');
  }
}
