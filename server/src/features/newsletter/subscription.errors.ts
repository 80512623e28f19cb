import { DomainError } from '../../platform/domain-error.js';

/** The link is incomplete or belongs to another shop. */
export class NoSuchSubscription extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This subscription link is not valid');
  }
}

/** The list is neither the first one nor named by a form of the store. */
export class NoSuchMailingList extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { mailingList: ['This mailing list does not exist'] };

  constructor() {
    super('This mailing list does not exist');
  }
}
