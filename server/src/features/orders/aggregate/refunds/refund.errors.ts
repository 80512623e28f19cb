import { formatMoney, type Money } from '@selvedge/shared/money';

import { DomainError, domainError, invalidFields } from '../../../../platform/domain-error.js';

export class NoRefundDue extends domainError('conflict', 'No refund is due for this payment') {}

/** The attempt captured no money. */
export class PaymentNotCaptured extends domainError(
  'conflict',
  'This payment was not completed, so there is nothing to refund',
) {}

/** The same id was used for another payment or amount. */
export class RefundIdReused extends domainError(
  'conflict',
  'This refund was already requested with another amount. Reload the page and try again.',
) {}

export class RefundUnknown extends domainError('not-found', 'We were unable to find this refund') {}

/** A refund of the payment is still open at the provider. */
export class RefundInProgress extends domainError(
  'conflict',
  'A refund of this order is being processed. Please wait until it is finished.',
) {}

const nothing = 'Enter an amount above zero';

export class NothingRefunded extends invalidFields({ amount: [nothing] }, nothing) {}

/** The amount exceeds the payment less its refunds, including pending ones. */
export class MoreThanRefundable extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(readonly left: Money) {
    super(
      left.amount > 0
        ? `You can refund up to ${formatMoney(left)}`
        : 'This payment has already been refunded in full',
    );
    this.errors = { amount: [this.message] };
  }
}
