import { DomainError } from '../../../platform/domain-error.js';

/** IDN-006: its name is the code by which clients know that they have to ask for the password. */
export class ConfirmPassword extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please confirm your password first');
  }
}

const wrong = 'That is not your password';

/** Whoever does what cannot be undone has to know the password. */
export class PasswordNotTheirs extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { password: [wrong] };

  constructor() {
    super(wrong);
  }
}
