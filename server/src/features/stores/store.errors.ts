import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError, invalidFields } from '../../platform/domain-error.js';

export class ShopNotFound extends domainError('not-found', messages.pageNotFound) {}

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
export class HostTaken extends domainError('conflict', 'Another shop already has this address') {}

/** The store's own currency is not in its list of currencies. */
export class CurrencyNotListed extends invalidFields(
  { currency: ['Choose one of the listed currencies'] },
  'Choose one of the listed currencies',
) {}

/** Someone else changed the store after it was read. */
export class StoreChangedMeanwhile extends domainError(
  'conflict',
  'The shop has changed since you opened it',
) {}
