import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

export class ShopNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/**
 * A subdomain consists of letters, digits and inner hyphens, and is not reserved by the platform.
 */
export class SubdomainRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors;

  constructor(refusal: string) {
    super(refusal);
    this.errors = { code: [refusal] };
  }
}

/** Another store uses this subdomain or domain. */
export class HostTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Another shop already has this address');
  }
}

/** The store's own currency is not in its list of currencies. */
export class CurrencyNotListed extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { currency: ['Choose one of the listed currencies'] };

  constructor() {
    super('Choose one of the listed currencies');
  }
}

/** Someone else changed the store after it was read. */
export class StoreChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The shop has changed since you opened it');
  }
}
