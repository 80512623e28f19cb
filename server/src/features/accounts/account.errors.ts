import { messages } from '@selvedge/shared/messages';

import { domainError, invalidFields } from '../../platform/domain-error.js';

/** Another account of that kind has the e-mail address. Never reported to visitors (IDN-012). */
export class AddressTaken extends domainError(
  'conflict',
  'An account with this e-mail address already exists',
) {}

/** No such account (never existed, or deleted). */
export class NoSuchAccount extends domainError('not-found', messages.pageNotFound) {}

const wrongCode = 'This code is wrong or has expired';

/** Same message for every reason, and whether or not the account exists (IDN-008, IDN-012). */
export class CodeRefused extends invalidFields({ code: [wrongCode] }, wrongCode) {}

const deadLink = 'This link has expired or was already used';

/** Same message for every reason (IDN-013). */
export class ResetLinkRefused extends invalidFields({ token: [deadLink] }, deadLink) {}

const wrongPassword = 'The current password is wrong';

export class PresentPasswordWrong extends invalidFields(
  { current_password: [wrongPassword] },
  wrongPassword,
) {}

const sameAddress = 'This is already your e-mail address';

export class AddressUnchanged extends invalidFields({ email: [sameAddress] }, sameAddress) {}

export class NotVerified extends domainError(
  'conflict',
  'Please verify your e-mail address first',
) {}

export class TermsChanged extends domainError(
  'conflict',
  'The terms have changed. Please read them again',
) {}

/** No sign-up is in progress in this browser. */
export class NoSignUp extends domainError('unauthenticated', 'Please sign up or sign in first') {}
