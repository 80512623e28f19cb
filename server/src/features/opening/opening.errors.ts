import { DomainError } from '../../platform/domain-error.js';

/** Staff accounts cannot own a shop. */
export class CustomersOnly extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Staff accounts cannot open a shop. Please sign in with a personal account');
  }
}

export class Unverified extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please confirm your e-mail address first');
  }
}

export class LicenceUnsigned extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please sign the terms first');
  }
}

export class TooManyShops extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You have reached the maximum number of shops. Please contact us to open another');
  }
}

/** The entrance code was used, has expired, or never existed. */
export class EntranceOver extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This sign-in link has expired. Please try again');
  }
}
