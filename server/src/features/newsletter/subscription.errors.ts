import { DomainError } from '../../platform/domain-error.js';

/** The link is incomplete or belongs to another shop. */
export class NoSuchSubscription extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This subscription link is not valid');
  }
}

/** Neither the first list nor one that a form of the store names. */
export class NoSuchMailingList extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { mailingList: ['This mailing list does not exist'] };

  constructor() {
    super('This mailing list does not exist');
  }
}
