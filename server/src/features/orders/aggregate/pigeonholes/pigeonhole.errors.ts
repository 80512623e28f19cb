import { DomainError, domainError } from '../../../../platform/domain-error.js';

export class ItemUnknown extends domainError('not-found', 'This order has no such item') {}

/** The order is unpaid or closed. */
export class SortingNotDue extends domainError(
  'conflict',
  'Items can be put in slots only while their order is paid and not complete',
) {}

/** A concurrent request was faster, or the item was scanned twice. */
export class ItemAlreadyThere extends DomainError {
  override readonly kind = 'conflict';

  constructor(code: string) {
    super(`This item is already in slot ${code}`);
  }
}

export class ItemInNoPigeonhole extends domainError('conflict', 'This item is not in a slot') {}

/** Prevents items of two orders in one slot from being packed together. */
export class PigeonholeOfAnotherOrder extends DomainError {
  override readonly kind = 'conflict';

  constructor(
    code: string,
    readonly orderId: number,
  ) {
    super(`Slot ${code} holds items of order #${orderId}`);
  }
}
