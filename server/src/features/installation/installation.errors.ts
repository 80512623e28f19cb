import { DomainError } from '../../platform/domain-error.js';

/** The mail server did not take a mail. */
export class MailNotTaken extends DomainError {
  override readonly kind = 'unavailable';

  constructor(reason: string) {
    super(`The mail server did not take it: ${reason}`);
  }
}

/** What was set aside cannot be read now either; what is there says why. */
export class StillUnreadable extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('It still cannot be read.');
  }
}
