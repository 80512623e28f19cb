import { DomainError } from '../../../platform/domain-error.js';

/** Nobody could be written to by these keys. */
export class PushKeyUnknown extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { keys: ['This browser gave out a key that is none'] };

  constructor() {
    super('This browser gave out a key that is none');
  }
}

/** A browser is subscribed at the host of the store it says. */
export class PushOfAnotherStore extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { division: ['This is not the store of this host'] };

  constructor() {
    super('This is not the store of this host');
  }
}

/** Whoever was forgotten meanwhile is told nothing any more. */
export class PushToNobody extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This account is not here any more');
  }
}
