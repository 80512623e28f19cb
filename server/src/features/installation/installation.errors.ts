import { DomainError } from '../../platform/domain-error.js';

/** The mail server did not take a mail. */
export class MailNotTaken extends DomainError {
  override readonly kind = 'unavailable';

  constructor(reason: string) {
    super(`The mail server did not take it: ${reason}`);
  }
}
