import { DomainError } from '../../../../platform/domain-error.js';

export class NoRefundDue extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('No refund is due for this payment');
  }
}
