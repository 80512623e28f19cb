import { DomainError } from '../../../platform/domain-error.js';

/** Nothing of this payment is to be given back. */
export class NoRefundDue extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('No refund is due for this payment');
  }
}
