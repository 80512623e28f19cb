import { DomainError } from '../../platform/domain-error.js';

/** Nobody has said where the shop is paid out to. */
export class PayoutDetailsNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('There are no payout details');
  }
}
