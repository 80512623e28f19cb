import { domainError } from '../../platform/domain-error.js';

/** Staff accounts cannot own a shop. */
export class CustomersOnly extends domainError(
  'forbidden',
  'Staff accounts cannot open a shop. Please sign in with a personal account',
) {}

export class Unverified extends domainError(
  'forbidden',
  'Please confirm your e-mail address first',
) {}

export class LicenceUnsigned extends domainError('forbidden', 'Please sign the terms first') {}

export class TooManyShops extends domainError(
  'conflict',
  'You have reached the maximum number of shops. Please contact us to open another',
) {}

/** The entrance code was used, has expired, or never existed. */
export class EntranceOver extends domainError(
  'conflict',
  'This sign-in link has expired. Please try again',
) {}
