import { DomainError } from '../../platform/domain-error.js';

/** The command line was not understood, or names what is not there. */
export class NotUnderstood extends DomainError {
  override readonly kind = 'invalid';
}

/** Nobody has an account under the address. */
export class NoSuchCustomer extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('Nobody has an account with this address. They sign up first.');
  }
}
