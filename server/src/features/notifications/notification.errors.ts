import { DomainError } from '../../platform/domain-error.js';

export class NotificationNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This notification no longer exists');
  }
}

export class NotificationNotTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The linked address did not accept the request. Try again later.');
  }
}

/** The action requires the Pro plan (NTF-010). */
export class NotificationTakesPro extends DomainError {
  override readonly kind = 'pro-required';

  constructor() {
    super('This action requires Pro');
  }
}
