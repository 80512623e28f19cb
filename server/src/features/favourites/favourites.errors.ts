import { maxFavourites } from '@selvedge/shared/favourites/contract';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

export class TooManyFavourites extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(`You can save up to ${maxFavourites} favourites`);
  }
}

/** The link is truncated or belongs to another shop (BSK-010). */
export class NoSuchFavourites extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('We were unable to find the favourites for this link');
  }
}

export class NoFavourites extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('You have no favourites yet');
  }
}

/** A favourite is either on the list or not. */
export class FavouriteHasNoQuantity extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { quantity: ['The quantity of a favourite must be 0 or 1'] };

  constructor() {
    super('The quantity of a favourite must be 0 or 1');
  }
}

/** The request names no product (ERR-016). */
export class NothingLiked extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('Please choose a product');
  }
}

/** The product, its colour or its size is not in this store (ERR-017). */
export class NotOnOffer extends DomainError {
  override readonly kind = 'unavailable-item';

  constructor() {
    super(messages.productUnavailable);
  }
}
