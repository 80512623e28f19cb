import { maxAddresses } from '@selvedge/shared/own-account/saved-address';

import { DomainError } from '../../platform/domain-error.js';

export class TooManyAddresses extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(`You can save up to ${maxAddresses} addresses`);
  }
}

/** The address was deleted, possibly on another device. */
export class AddressNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This address is no longer in your list');
  }
}
