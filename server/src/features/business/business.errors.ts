import { DomainError } from '../../platform/domain-error.js';

export class PayoutDetailsNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('There are no payout details');
  }
}
