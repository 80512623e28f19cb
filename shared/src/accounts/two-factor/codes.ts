import { Rules } from '../../forms/validators.js';

export const recoveryCodeCount = 10;

/** Validates a code from an app or text message. */
export function AuthenticationCode(): PropertyDecorator {
  return Rules('two_factor_code', 'required');
}

export function RecoveryCode(): PropertyDecorator {
  return Rules('recovery_code', 'required');
}
