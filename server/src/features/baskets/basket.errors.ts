import { maxBasketItems, maxQuantity } from '@selvedge/shared/baskets/contract';
import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** The request names nothing to add (ERR-016). */
export class NothingAdded extends domainError('invalid', messages.nothingAdded) {}

/** The product, colour or size is not on sale in this store (ERR-017). */
export class ProductUnavailable extends domainError(
  'unavailable-item',
  messages.productUnavailable,
) {}

/**
 * CAT-010: chosen pieces of a bundle are unavailable; errors are listed by the size field of each
 * piece.
 */
export class PiecesUnavailable extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: Readonly<Record<string, readonly string[]>>) {
    super(Object.values(errors)[0]?.[0] ?? messages.productUnavailable);
  }
}

/** BSK-017: quantities are whole numbers from 1 to 999, including sums. */
export class QuantityOutOfRange extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor() {
    super(`Please choose a quantity from 1 to ${maxQuantity}`);
    this.errors = { quantity: [this.message] };
  }
}

export class BasketFull extends domainError(
  'invalid',
  `A basket holds up to ${maxBasketItems} different items`,
) {}

/** The item to change was removed, perhaps in another tab. */
export class ItemNotInBasket extends domainError(
  'not-found',
  'This item is no longer in your basket',
) {}

/**
 * The basket holds less than is being ordered, because it was ordered or changed in the meantime.
 */
export class BasketHasChanged extends domainError(
  'conflict',
  'Your basket has changed, please check it and try again',
) {}
