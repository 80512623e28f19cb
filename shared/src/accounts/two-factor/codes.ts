import { Rules } from '../../forms/validators.js';

/** IDN-014. */
export const recoveryCodeCount = 10;

/** VAL-006: a code of an app, or of a text message. */
export function AuthenticationCode(): PropertyDecorator {
  return Rules('two_factor_code', 'required');
}

/** VAL-007. */
export function RecoveryCode(): PropertyDecorator {
  return Rules('recovery_code', 'required');
}
