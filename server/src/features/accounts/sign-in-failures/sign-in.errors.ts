import { DomainError, domainError, invalidFields } from '../../../platform/domain-error.js';

const refusal = 'The e-mail address or the password is wrong';

/** Same message whether or not the address is known (IDN-012). */
export class SignInRefused extends invalidFields({ email: [refusal] }, refusal) {}

export class NoPendingSignIn extends domainError('unauthenticated', 'Please sign in again') {}

const gateRefusal = 'The shop password is wrong';

export class GatePasswordWrong extends invalidFields({ password: [gateRefusal] }, gateRefusal) {}

/** Too many failures for this account and network; applies to the right password too (IDN-011). */
export class SignInDelayed extends DomainError {
  override readonly kind = 'rate-limited';

  constructor(override readonly retryAfterSeconds: number) {
    super('Too many attempts. Please try again later');
  }
}
