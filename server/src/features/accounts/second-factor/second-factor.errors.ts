import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../../platform/domain-error.js';

/** The existing factor has to be removed before another one is added. */
export class SecondFactorThere extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Two-factor authentication is already on');
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
    super('You have reached the maximum number of passkeys. Remove one first');
  }
}

export class NoSuchPasskey extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This passkey no longer exists');
  }
}

/** Same message for every reason: unknown passkey, wrong signature, or expired challenge. */
export class PasskeyRefused extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('This passkey was not accepted. Please try again, or use your password');
  }
}

/** VAL-006: same message for a wrong, expired or used code. */
export class AuthenticationCodeRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { twoFactorAuthCode: [messages.authenticationCode] };

  constructor() {
    super(messages.authenticationCode);
  }
}

/** VAL-007: same message for every reason. */
export class RecoveryCodeRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { recoveryCode: [messages.recoveryCode] };

  constructor() {
    super(messages.recoveryCode);
  }
}

const over = 'The set-up has expired. Please start again';

/** A set-up is valid for a limited time and for one account. */
export class SetUpOver extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { setup: [over] };

  constructor() {
    super(over);
  }
}
