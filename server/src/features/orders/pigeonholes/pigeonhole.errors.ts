import { DomainError } from '../../../platform/domain-error.js';

export class ItemUnknown extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This order has no such item');
  }
}

/** Nothing is sorted that is not paid, or has left the house. */
export class SortingNotDue extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Items are put in slots from when an order is paid until it is complete');
  }
}

/** Somebody else was faster, or it was scanned twice. */
export class ItemAlreadyThere extends DomainError {
  override readonly kind = 'conflict';

  constructor(code: string) {
    super(`This item already lies in slot ${code}`);
  }
}

export class ItemInNoPigeonhole extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This item lies in no slot');
  }
}

/** What two orders share a slot would be packed together. */
export class PigeonholeOfAnotherOrder extends DomainError {
  override readonly kind = 'conflict';

  constructor(
    code: string,
    readonly orderId: number,
  ) {
    super(`Slot ${code} holds items of order #${orderId}`);
  }
}
