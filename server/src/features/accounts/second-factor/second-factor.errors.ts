import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../../platform/domain-error.js';

/** There is one already: it has to be removed before another one takes its place. */
export class SecondFactorThere extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Two-factor authentication is on already');
  }
}

export class NoSecondFactor extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Two-factor authentication is off');
  }
}

export class TooManyPasskeys extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You have as many passkeys as one can have: remove one first');
  }
}

export class NoSuchPasskey extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This passkey is not there any more');
  }
}

/** The same words for every reason: an unknown one, a wrong signature, too late. */
export class PasskeyRefused extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('This passkey was not accepted. Please try again, or use your password');
  }
}

/** VAL-006: the same words for a code that is wrong, too old, or was used before. */
export class AuthenticationCodeRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { twoFactorAuthCode: [messages.authenticationCode] };

  constructor() {
    super(messages.authenticationCode);
  }
}

/** VAL-007: the same words for every reason. */
export class RecoveryCodeRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { recoveryCode: [messages.recoveryCode] };

  constructor() {
    super(messages.recoveryCode);
  }
}

const over = 'This set-up has taken too long, please begin again';

/** What was shown is good for a while only, and for one person. */
export class SetUpOver extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { setup: [over] };

  constructor() {
    super(over);
  }
}
