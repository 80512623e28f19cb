import { DomainError } from '../../platform/domain-error.js';

export class NotificationNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This notification is no longer here');
  }
}
