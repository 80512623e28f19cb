import { DomainError } from '../../../platform/domain-error.js';

/** No message can be encrypted with these keys. */
export class PushKeyUnknown extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { keys: ['The browser sent an invalid key'] };

  constructor() {
    super('The browser sent an invalid key');
  }
}

/** The division in the subscription differs from that of the host. */
export class PushOfAnotherStore extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { division: ['This shop does not belong to this host'] };

  constructor() {
    super('This shop does not belong to this host');
  }
}

/** The account was erased meanwhile. */
export class PushToNobody extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This account no longer exists');
  }
}
