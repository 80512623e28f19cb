import { DomainError } from '../../../platform/domain-error.js';

/** IDN-006: its name is the code by which clients know that they have to ask for the password. */
export class ConfirmPassword extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('Please confirm your password first');
  }
}
