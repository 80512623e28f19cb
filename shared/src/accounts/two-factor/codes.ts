import { Matches } from 'class-validator';

import { messages } from '../../messages.js';

/** IDN-014. */
export const recoveryCodeCount = 10;

/** VAL-006: six digits, with a space after three of them where somebody types one. */
const authenticationCodeForm = /^\d{3} ?\d{3}$/;
/** VAL-007. */
const recoveryCodeForm = /^[a-z\d]{8}-[a-z\d]{8}$/i;

/** VAL-006: a code of an app, or of a text message. */
export function AuthenticationCode(): PropertyDecorator {
  return Matches(authenticationCodeForm, { message: messages.authenticationCode });
}

/** VAL-007. */
export function RecoveryCode(): PropertyDecorator {
  return Matches(recoveryCodeForm, { message: messages.recoveryCode });
}
