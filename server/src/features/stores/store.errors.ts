import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** The host has no shop. */
export class ShopNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** A sub-domain is letters, digits and inner hyphens, and none of the platform's own. */
export class SubdomainRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors;

  constructor(refusal: string) {
    super(refusal);
    this.errors = { code: [refusal] };
  }
}

/** Another store answers on this sub-domain or domain. */
export class HostTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Another store already has this address');
  }
}

/** A store shows prices in a currency that it does not list. */
export class CurrencyNotListed extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { currency: ['Choose one of the listed currencies'] };

  constructor() {
    super('Choose one of the listed currencies');
  }
}

/** Somebody else changed the store after it was read. */
export class StoreChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The store was changed meanwhile');
  }
}
