import { DomainError } from '../../../platform/domain-error.js';

/** Nothing was paid yet, or the money went back. */
export class OrderNotSold extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Nothing can be made of an order that is not paid, or was refunded');
  }
}

/** Somebody else was faster, or it was sent twice. */
export class ChildOrdersHaveChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Somebody has just made another order of this one');
  }
}

export class ChildItemUnknown extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('This order has no such item');
  }
}

export class TooManyPieces extends DomainError {
  override readonly kind = 'invalid';

  constructor(left: number) {
    super(
      left === 0
        ? 'All of this item was refunded'
        : `Of this item there are no more than ${String(left)}`,
    );
  }
}

export class ShippingNotRefundable extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('Shipping is refunded once, with a refund');
  }
}

export class NothingToRefund extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('Nothing was paid for this');
  }
}

/** Where it would go is not known any more. */
export class BuyerErased extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Who placed this order was erased');
  }
}
