import { maxBasketItems, maxQuantity } from '@selvedge/shared/baskets/contract';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** Nothing was named that could be added (ERR-016). */
export class NothingAdded extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(messages.nothingAdded);
  }
}

/** The product, its colour or its size is not on sale in this store (ERR-017). */
export class ProductUnavailable extends DomainError {
  override readonly kind = 'unavailable-item';

  constructor() {
    super(messages.productUnavailable);
  }
}

/** CAT-010: what was chosen of a bundle's pieces cannot be had; by the field of each piece's size. */
export class PiecesUnavailable extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: Readonly<Record<string, readonly string[]>>) {
    super(Object.values(errors)[0]?.[0] ?? messages.productUnavailable);
  }
}

/** BSK-017: a quantity is a whole number from 1 to 999, sums included. */
export class QuantityOutOfRange extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor() {
    super(`Please choose a quantity from 1 to ${maxQuantity}`);
    this.errors = { quantity: [this.message] };
  }
}

export class BasketFull extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(`A basket holds up to ${maxBasketItems} different items`);
  }
}

/** The item whose quantity should change has been removed, in another tab perhaps. */
export class ItemNotInBasket extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This item is no longer in your basket');
  }
}

/** Less is in the basket than is being ordered: it was ordered or removed meanwhile. */
export class BasketHasChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Your basket has changed, please check it and try again');
  }
}
