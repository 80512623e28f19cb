import { DomainError } from '../../../platform/domain-error.js';

const refusal = 'The e-mail address or the password is wrong';

/** The same words whether or not the address is known (IDN-012). */
export class SignInRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { email: [refusal] };

  constructor() {
    super(refusal);
  }
}

/** Nobody waits for a second factor in this browser, or not any more. */
export class NoPendingSignIn extends DomainError {
  override readonly kind = 'unauthenticated';

  constructor() {
    super('Please sign in again');
  }
}

const gateRefusal = 'That is not the password of this shop';

/** The gate of a closed shop stays shut. */
export class GatePasswordWrong extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { password: [gateRefusal] };

  constructor() {
    super(gateRefusal);
  }
}

/** Too many failures for this address of this place; the right password has to wait too (IDN-011). */
export class SignInDelayed extends DomainError {
  override readonly kind = 'rate-limited';

  constructor(override readonly retryAfterSeconds: number) {
    super('Too many attempts, please try again later');
  }
}
