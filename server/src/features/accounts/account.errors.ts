import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** Another account of that kind has the e-mail address. Strangers are never told so (IDN-012). */
export class AddressTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This e-mail address has an account already');
  }
}

/** Nobody has it, or nobody any more. */
export class NoSuchAccount extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

const wrongCode = 'That code is wrong or too old';

/** IDN-008: the same words for every reason, and whether or not there is an account (IDN-012). */
export class CodeRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { code: [wrongCode] };

  constructor() {
    super(wrongCode);
  }
}

const deadLink = 'This link is too old, or was used already';

/** IDN-013: the same words for every reason. */
export class ResetLinkRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { token: [deadLink] };

  constructor() {
    super(deadLink);
  }
}

const wrongPassword = 'That is not your present password';

/** Whoever changes a password has to know the old one. */
export class PresentPasswordWrong extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { current_password: [wrongPassword] };

  constructor() {
    super(wrongPassword);
  }
}

const sameAddress = 'That is your address already';

/** Somebody wants the address that they have. */
export class AddressUnchanged extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { email: [sameAddress] };

  constructor() {
    super(sameAddress);
  }
}

/** GRD-033: the address comes before the terms. */
export class NotVerified extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Please verify your e-mail address first');
  }
}

/** Somebody signs what is no longer the text. */
export class TermsChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The terms have changed meanwhile, please read them again');
  }
}

/** There is nobody whose sign-up could go on. */
export class NoSignUp extends DomainError {
  override readonly kind = 'unauthenticated';

  constructor() {
    super('Please sign up or sign in first');
  }
}
