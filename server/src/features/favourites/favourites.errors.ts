import { maxFavourites } from '@selvedge/shared/favourites/contract';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

export class TooManyFavourites extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(`You can keep up to ${maxFavourites} favourites`);
  }
}

/** BSK-010: the link was cut short, or is of another shop. */
export class NoSuchFavourites extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('We could not find the favourites that this link leads to');
  }
}

/** BSK-011: there is nothing to send. */
export class NoFavourites extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('You have no favourites yet');
  }
}

/** Each favourite is there once. */
export class FavouriteHasNoQuantity extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { quantity: ['A favourite is there once, or not at all'] };

  constructor() {
    super('A favourite is there once, or not at all');
  }
}

/** Nothing was named that could be liked (ERR-016). */
export class NothingLiked extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('Please say which product you like');
  }
}

/** The product, its colour or its size is not in this store (ERR-017). */
export class NotOnOffer extends DomainError {
  override readonly kind = 'unavailable-item';

  constructor() {
    super(messages.productUnavailable);
  }
}
