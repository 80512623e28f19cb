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
