import { DomainError, domainError } from '../../platform/domain-error.js';

export class MailNotTaken extends DomainError {
  override readonly kind = 'unavailable';

  constructor(reason: string) {
    super(`The mail server did not accept the message: ${reason}`);
  }
}

/** The unreadable event still cannot be read; its entry states the reason. */
export class StillUnreadable extends domainError(
  'conflict',
  'The event still cannot be read. Its entry shows the reason.',
) {}
