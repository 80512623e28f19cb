import { DomainError } from '../../../platform/domain-error.js';

/** No staff account has this id (never existed, or deleted). */
export class StaffNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This staff account does not exist');
  }
}

/** `reportsTo` must name another active staff account. */
export class NoColleague extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { reportsTo: ['Choose a colleague'] };

  constructor() {
    super('Choose a colleague');
  }
}

export class BornLater extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { dateOfBirth: ['The date of birth must be in the past'] };

  constructor() {
    super('The date of birth must be in the past');
  }
}
