import { maxAddresses } from '@selvedge/shared/own-account/saved-address';

import { domainError } from '../../platform/domain-error.js';

export class TooManyAddresses extends domainError(
  'invalid',
  `You can save up to ${maxAddresses} addresses`,
) {}

/** The address was deleted, possibly on another device. */
export class AddressNotFound extends domainError(
  'not-found',
  'This address is no longer in your list',
) {}
