import { DomainError } from '../../platform/domain-error.js';

/** The link was cut short, or is of another shop. */
export class NoSuchSubscription extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('We could not find the subscription that this link leads to');
  }
}
