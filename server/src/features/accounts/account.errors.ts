import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** Another account of that kind has the e-mail address. Never reported to visitors (IDN-012). */
export class AddressTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('An account with this e-mail address already exists');
  }
}

/** No such account (never existed, or deleted). */
export class NoSuchAccount extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

const wrongCode = 'This code is wrong or has expired';

/** Same message for every reason, and whether or not the account exists (IDN-008, IDN-012). */
export class CodeRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { code: [wrongCode] };

  constructor() {
    super(wrongCode);
  }
}

const deadLink = 'This link has expired or was already used';

/** Same message for every reason (IDN-013). */
export class ResetLinkRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { token: [deadLink] };

  constructor() {
    super(deadLink);
  }
}

const wrongPassword = 'The current password is wrong';

export class PresentPasswordWrong extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { current_password: [wrongPassword] };

  constructor() {
    super(wrongPassword);
  }
}

const sameAddress = 'This is already your e-mail address';

export class AddressUnchanged extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { email: [sameAddress] };

  constructor() {
    super(sameAddress);
  }
}

export class NotVerified extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Please verify your e-mail address first');
  }
}

export class TermsChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The terms have changed. Please read them again');
  }
}

/** No sign-up is in progress in this browser. */
export class NoSignUp extends DomainError {
  override readonly kind = 'unauthenticated';

  constructor() {
    super('Please sign up or sign in first');
  }
}
