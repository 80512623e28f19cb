import { DomainError, domainError } from '../../platform/domain-error.js';

/** The command line is invalid or names something that does not exist. */
export class NotUnderstood extends DomainError {
  override readonly kind = 'invalid';
}

export class NoSuchCustomer extends domainError(
  'not-found',
  'There is no account with this address. The new owner has to sign up first.',
) {}
