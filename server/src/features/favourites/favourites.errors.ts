import { maxFavourites } from '@selvedge/shared/favourites/contract';
import { messages } from '@selvedge/shared/messages';

import { domainError, invalidFields } from '../../platform/domain-error.js';

export class TooManyFavourites extends domainError(
  'invalid',
  `You can save up to ${maxFavourites} favourites`,
) {}

/** The link is truncated or belongs to another shop (BSK-010). */
export class NoSuchFavourites extends domainError(
  'not-found',
  'We were unable to find the favourites for this link',
) {}

export class NoFavourites extends domainError('invalid', 'You have no favourites yet') {}

/** A favourite is either on the list or not. */
export class FavouriteHasNoQuantity extends invalidFields(
  { quantity: ['The quantity of a favourite must be 0 or 1'] },
  'The quantity of a favourite must be 0 or 1',
) {}

/** The request names no product (ERR-016). */
export class NothingLiked extends domainError('invalid', 'Please choose a product') {}

/** The product, its colour or its size is not in this store (ERR-017). */
export class NotOnOffer extends domainError('unavailable-item', messages.productUnavailable) {}
