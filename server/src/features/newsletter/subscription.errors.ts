import { DomainError } from '../../platform/domain-error.js';

/** The link was cut short, or is of another shop. */
export class NoSuchSubscription extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('We could not find the subscription that this link leads to');
  }
}

/** Neither the first list nor that of any form of the store. */
export class NoSuchMailingList extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { mailingList: ['There is no such mailing list'] };

  constructor() {
    super('There is no such mailing list');
  }
}
