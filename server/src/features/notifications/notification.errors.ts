import { DomainError } from '../../platform/domain-error.js';

export class NotificationNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This notification is no longer here');
  }
}

export class NotificationNotTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The address did not take it. Please try again later');
  }
}

/** NTF-010. */
export class NotificationTakesPro extends DomainError {
  override readonly kind = 'pro-required';

  constructor() {
    super('This takes Pro');
  }
}
