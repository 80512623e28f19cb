import { DomainError } from '../../platform/domain-error.js';

/** Who works for the platform has no shop under that account. */
export class CustomersOnly extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please use an account of your own, not one of the staff');
  }
}

/** GRD-033. */
export class Unverified extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please confirm your e-mail address first');
  }
}

/** GRD-033. */
export class LicenceUnsigned extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please sign the terms first');
  }
}

export class TooManyShops extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You have many shops already. Please ask us before you open another');
  }
}

/** A way into a shop that was used, is over, or never was. */
export class EntranceOver extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This way in is over');
  }
}
