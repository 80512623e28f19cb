import { DomainError } from '../../../platform/domain-error.js';

/** Clients recognise the class name as an error code, and then ask for the password (IDN-006). */
export class ConfirmPassword extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please confirm your password first');
  }
}

const wrong = 'The password is wrong';

/** Irreversible actions require the password. */
export class PasswordNotTheirs extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { password: [wrong] };

  constructor() {
    super(wrong);
  }
}
