import { DomainError, domainError } from '../../../../platform/domain-error.js';

/** The order is unpaid or refunded. */
export class OrderNotSold extends domainError(
  'conflict',
  'Only paid orders that are not refunded can be reprinted, exchanged or refunded',
) {}

/** Another request added a child, or this one was sent twice. */
export class ChildOrdersHaveChanged extends domainError(
  'conflict',
  'Another reprint, exchange or refund of this order has just been made. Check it and try again.',
) {}

export class ChildItemUnknown extends domainError('invalid', 'This order has no such item') {}

export class TooManyPieces extends DomainError {
  override readonly kind = 'invalid';

  constructor(left: number) {
    super(
      left === 0
        ? 'All pieces of this item have been refunded'
        : `Enter at most ${String(left)} for this item`,
    );
  }
}

export class ShippingNotRefundable extends domainError(
  'invalid',
  'Shipping can be refunded only once, and only with a refund',
) {}

export class NothingToRefund extends domainError(
  'invalid',
  'Nothing was paid for these items, so there is nothing to refund',
) {}

/** The delivery address is erased. */
export class BuyerErased extends domainError(
  'conflict',
  'The customer of this order has been erased',
) {}
